-- What was played and won under the same conditions, and the best of it: one row for each, counted up as games end.

create table serai.feats (
  game text collate "C" not null,
  chosen text collate "C" not null,
  seats integer not null,
  people integer not null,
  options text not null,
  played bigint not null,
  won bigint not null,
  mark bigint,
  names text not null,
  time bigint not null,
  primary key (game, chosen, seats, people)
);
