-- The first layout of a hall in PostgreSQL.
-- Rows of entries belong to a table as everywhere, but without a foreign key: it would lock the row of the table with
-- every move. Tables are never deleted, and whoever appends looks the table up in the same statement.

create table serai.tables (
  code text collate "C" primary key,
  game text not null,
  version integer not null,
  options text not null,
  seed bytea not null,
  host integer not null,
  created bigint not null,
  open boolean not null,
  bot_pace integer not null,
  grace integer not null,
  started bigint,
  finished bigint,
  until bigint not null,
  rematch text,
  played_on boolean not null,
  pace text not null,
  welcoming boolean not null,
  revision bigint not null,
  rung bigint not null
) with (fillfactor = 80);
create index tables_open on serai.tables (created) where open and finished is null;

create table serai.guests (
  code text collate "C" not null references serai.tables,
  number integer not null,
  name text not null,
  token_hash bytea not null,
  gone boolean not null,
  ready boolean not null,
  primary key (code, number)
);

create table serai.seats (
  code text collate "C" not null references serai.tables,
  seat integer not null,
  kind text not null,
  name text not null,
  level text not null,
  guest integer,
  primary key (code, seat)
);

create table serai.entries (
  code text collate "C" not null,
  number integer not null,
  at bigint not null,
  seat integer not null,
  move bigint not null,
  wish text collate "C" not null,
  time bigint not null,
  primary key (code, number)
);
create unique index entries_wish on serai.entries (code, wish) where wish <> '';

create table serai.words (
  code text collate "C" not null references serai.tables,
  number integer not null,
  time bigint not null,
  guest integer not null,
  text text not null,
  phrase text not null,
  wish text collate "C" not null,
  primary key (code, number)
);
create unique index words_wish on serai.words (code, wish) where wish <> '';

create table serai.passed (
  game text collate "C" not null,
  people text collate "C" not null,
  level integer not null,
  pace text collate "C" not null,
  time bigint not null,
  primary key (game, people, level, pace)
);

-- Beats are worth nothing after a crash, so none of them waits for the disk.
create unlogged table serai.servers (
  id text collate "C" primary key,
  time bigint not null,
  bus boolean not null,
  leaving boolean not null,
  address text not null,
  rules text not null
) with (fillfactor = 50);

-- What waits at one server goes into the log together; the answer names what was kept. Each statement of a function sees
-- what was committed before it began, so whoever has waited for the lock of a table knows its newest rung.
create function serai.append_entries(
  codes text[], numbers integer[], ats bigint[], seats integer[], moves bigint[], wishes text[], times bigint[],
  timed boolean[]
) returns table (kept_code text, kept_number integer) language plpgsql as $$
begin
  if true = any(timed) then
    perform 1 from serai.tables t
      where t.code = any(array(select u.code from unnest(codes, timed) as u(code, timed) where u.timed))
      order by t.code for no key update;
  end if;
  return query
    insert into serai.entries as e (code, number, at, seat, move, wish, time)
    select u.code, u.number, u.at, u.seat, u.move, u.wish, u.time
      from unnest(codes, numbers, ats, seats, moves, wishes, times, timed)
        as u(code, number, at, seat, move, wish, time, timed)
      join serai.tables t on t.code = u.code
      where not u.timed or u.at >= t.rung
      order by u.code, u.number
    on conflict do nothing
    returning e.code, e.number;
end $$;

-- The same lock: an entry that is kept before it is seen here, and one that comes after it sees the new rung.
create function serai.pass_time(codes text[], ats bigint[], numbers integer[]) returns setof text language plpgsql as $$
begin
  perform 1 from serai.tables t where t.code = any(codes) order by t.code for no key update;
  return query
    update serai.tables t set rung = greatest(t.rung, u.at), until = greatest(t.until, u.at)
      from unnest(codes, ats, numbers) as u(code, at, number)
      where t.code = u.code
        and not exists (select 1 from serai.entries e where e.code = u.code and e.number > u.number)
      returning t.code;
end $$;

-- Locked in order, so that two servers never wait for each other.
create function serai.keep_clocks(codes text[], ats bigint[]) returns void language plpgsql as $$
begin
  perform 1 from serai.tables t where t.code = any(codes) order by t.code for no key update;
  update serai.tables t set until = u.at
    from unnest(codes, ats) as u(code, at) where t.code = u.code and t.until < u.at;
end $$;
