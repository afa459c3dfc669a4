import { array, constantFrom, oneof, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readSql } from '../../src/languages/sql.ts'
import { counterexample, inShort } from './real-programs.ts'
import { QUADRATIC, growthOf } from '../helpers/growth.ts'

const TEXTS: readonly (readonly [text: string, reading: string])[] = [
  ['', '-'],
  ["select * from t where a > 1 and b <> 'x; drop table t'", '-'],
  ['select count(*), max(x) filter (where y) over (partition by z) from t group by 1 having sum(x) > 2', '-'],
  ['select cast(a as numeric(10,2)), b::varchar(10), coalesce(c, now()), extract(epoch from d) from t', '-'],
  ["select array[1,2], a[1:2], data #>> '{a,b}' from t where x ~ '\\d+' and (y @> '{}')", '-'],
  ['select * from generate_series(1,3) as g(a), (values (1)) v(x), unnest(y) with ordinality u(b, n)', '-'],
  ['with recursive r(n) as (select 1 union all select n + 1 from r) select * from r', '-'],
  ['(select 1) union (select 2)', '-'],
  ['values (1), (2); table t; show all;;', '-'],
  ['begin; set local search_path to x; select 1; rollback', '-'],
  ['explain delete from t', '-'],
  ['explain (analyze, buffers) select 1', '-'],
  ['select 1 -- drop table t', '-'],
  ['/* drop /* table */ t; */ select 1', '-'],
  ["select E'it\\'s', $$ drop; $$, $a$ $$ $a$, U&'\\0041'", '-'],
  ['select "drop table t" from "delete"', '-'],
  ['select 1; drop table t', 'destroy'],
  ['select `a` from `t`', '-'],
  // writing, by every door
  ['insert into t (a, b) values (1, 2)', 'modify'],
  ['update t set a = 1 where b = 2', 'modify'],
  ['update t set a = 1', 'destroy'],
  ['delete from users', 'destroy'],
  ['truncate t', 'destroy'],
  ['alter table t add column a int', 'modify'],
  ['alter table t drop column a', 'destroy'],
  ['create function f() returns int as $$ begin delete from t; end $$ language plpgsql', 'modify'],
  ['grant all on t to x', 'modify'],
  ['select * into x from t', 'modify'],
  ['select * from t for update', 'modify'],
  ['select * from t for no key update', 'modify'],
  ['select substring(x from 1 for 2) from t', '-'],
  ['with d as (delete from t returning *) select * from d', 'destroy'],
  ['with d as (select 1) insert into t (a) select * from d on conflict (a) do nothing', 'modify'],
  ['with d as materialized (select 1) delete from t', 'destroy'],
  ['explain analyze delete from t', 'destroy'],
  ['prepare p as delete from t', 'destroy'],
  ['merge into t using s on a = b when matched then delete', 'destroy'],
  // functions
  ["select nextval('s')", 'modify'],
  ["select distinct on (a) nextval('s') from t", 'modify'],
  ['select pg_terminate_backend(1)', 'destroy'],
  ["select pg_read_file('/etc/passwd')", 'read /etc/passwd'],
  ["select pg_catalog.pg_read_file('/etc/' || 'passwd')", 'read *'],
  ["select lo_export(1, '/tmp/x')", 'write *'],
  ["select dblink('host=x', 'drop table t')", 'network, destroy'],
  ['select evil()', '?'],
  ['select public.lower(x) from t', '?'],
  ['select * from f(a)', '?'],
  ["select query_to_xml('drop table t', true, true, '')", '?'],
  ['select rolpassword from pg_authid', 'reveal'],
  // copy
  ['copy t to stdout', '-'],
  ["copy t to '/tmp/x' csv", 'write /tmp/x'],
  ["copy t from '/tmp/x'", 'read /tmp/x, modify'],
  ["copy t (a, b) from program 'curl x'", 'run curl x, modify'],
  ["copy (delete from t returning *) to '/tmp/x'", 'write /tmp/x, destroy'],
  ["\\copy t to 'x.csv' csv header", 'write x.csv'],
  ["\\copy t to program 'cat'", 'run cat'],
  ["\\copy t to 'x.csv'; truncate t", 'write x.csv, destroy'],
  ['\\copy t to x.csv\\g ; drop table t', '?'],
  ['copy t from stdin;\n1\n\\.\ndrop table t', '?'],
  // psql
  ['\\dt', '-'],
  ['\\d+ users', '-'],
  ['\\x\n\\pset pager off\nselect 1 \\gx', '-'],
  ['\\x \\\\ drop table t', 'destroy'],
  ['select 1 \\r\ndrop table t', 'destroy'],
  ['select 1 \\; drop table t', 'destroy'],
  ['\\deu+', 'reveal'],
  ['\\! rm -rf ~/work', 'run rm -rf ~/work'],
  // psql -c has no lines
  ['\\o\nselect 1', 'write *'],
  ['\\! ls\nselect 1', 'run ls, run *'],
  ['\\x\nselect a::int', '-'],
  ['select 1 \\g out.txt', 'write out.txt'],
  ['select 1 \\g | cat', 'run cat'],
  ['\\o out.txt', 'write out.txt'],
  ["select 'drop table t' \\gexec", '?'],
  ['\\i x.sql', '?'],
  ['\\echo `id`', '?'],
  ["select :'x'", '?'],
  ['select :x', '?'],
  ['\\watch', '?'],
  ['\\setenv A b', '?'],
  // what MySQL or SQLite would see
  ["select '\\'; drop table t; -- '", 'destroy'],
  ["select '\\''; drop table t; -- '", 'destroy'],
  ['select 1 --1; drop table t', 'destroy'],
  ['/* a /* b */ drop table t; -- */', 'destroy'],
  ['select 1 /*! into outfile "x" */', '?'],
  ["select # '\n1; drop table t; -- '", 'destroy'],
  ['select $$; drop table t; $$', 'destroy'],
  ["select 1 into outfile '/tmp/x'", 'write /tmp/x'],
  ['select 1\\G', '-'],
  ['select 1\\G drop table t', '?'],
  ['.tables', '-'],
  ['.shell ls', '?'],
  ['.mode csv; drop table t', '?'],
  ['pragma table_info(t)', '-'],
  ['pragma journal_mode = wal', 'modify'],
  ["attach 'x.db' as y", 'write x.db'],
  // not for certain
  ['do $$ begin end $$', '?'],
  ['call p()', '?'],
  ['execute p', '?'],
  ["load 'x'", '?'],
  ["select 'a", '?'],
  ['select (1', '?'],
  ["select E'a'\n'b\\''", '?'],
  ['explain analyze explain analyze delete from t', '?'],
]

const FRAGMENTS =
  "select with as delete_from_t drop_table_t ( ) ; , ' '' \\ \\\\ \" $$ $a$ -- /* */ # E' \\x \\g \\echo ` [ ] : :: . .tables explain copy to from stdin into f".split(
    ' ',
  )
const sql = array(constantFrom(...FRAGMENTS.map(fragment => fragment.replaceAll('_', ' ')), ' ', '\n'), { maxLength: 14 }).map(parts =>
  parts.join(' '),
)

describe('an SQL text', () => {
  it.each(TEXTS)('%j: %s', (text, reading) => {
    expect(inShort(readSql(text))).toBe(reading)
  })

  it('is read whatever it is', () => {
    expect(
      counterexample(property(oneof(sql, string({ unit: 'binary' })), text => ['understood', 'unknown'].includes(readSql(text).kind))),
    ).toBeNull()
  })

  it('hides no later statement from the reader', () => {
    expect(
      counterexample(
        property(sql, text => {
          const reading = readSql(`${text}\n;drop table hidden`)
          return reading.kind === 'unknown' || reading.acts.some(act => act.kind === 'modify' && act.destructive)
        }),
      ),
    ).toBeNull()
  })

  it.each([
    '(',
    'f(a,',
    'explain ',
    'explain analyze (',
    "'",
    '/*',
    '$a$',
    '\\x ',
    'with a(',
    'copy (',
    '\\',
    'copy t from stdin;',
    '--\n',
  ])('of 64 KiB of %j is read in linear time', fragment => {
    const growth = growthOf(size => readSql(fragment.repeat(Math.floor(size / fragment.length))), 65_536)
    expect(growth).toBeLessThan(QUADRATIC)
  })
})
