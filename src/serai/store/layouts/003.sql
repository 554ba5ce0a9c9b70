-- The desert of the day: which table is played by a day's dice, and one attempt of each device at each game of a day.

alter table serai.tables add column daily integer;

create table serai.attempts (
  day integer not null,
  game text collate "C" not null,
  device bytea not null,
  code text collate "C" not null,
  name text not null,
  begun bigint not null,
  ended bigint,
  won boolean not null default false,
  value bigint,
  why text,
  primary key (day, game, device)
);
create index attempts_code on serai.attempts (code);
