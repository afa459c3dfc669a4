import type { Act } from './language.ts'

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** Built-in functions that only compute; of PostgreSQL, and those of MySQL and SQLite that it lacks. */
const PURE = words(`
  abs acos acosd acosh age any_value area array_agg array_append array_cat array_dims array_fill array_length array_lower array_ndims
  array_position array_positions array_prepend array_remove array_replace array_sample array_shuffle array_to_json array_to_string
  array_upper ascii asin asind asinh atan atan2 atan2d atand atanh avg bit_and bit_count bit_length bit_or bit_xor bool_and bool_or
  btrim cardinality cast cbrt ceil ceiling center char char_length character_length chr clock_timestamp coalesce col_description
  concat concat_ws convert convert_from convert_to corr cos cosd cosh cot cotd count covar_pop covar_samp cume_dist current_catalog
  current_database current_date current_query current_role current_schema current_schemas current_setting current_time
  current_timestamp current_user currval date date_add date_bin date_part date_subtract date_trunc decode degrees dense_rank
  diameter div encode enum_first enum_last enum_range erf erfc every exp extract factorial family first_value floor format
  format_type gamma gcd gen_random_uuid generate_series generate_subscripts get_bit get_byte get_current_ts_config greatest grouping
  height host hostmask inet_client_addr inet_client_port inet_merge inet_same_family inet_server_addr inet_server_port initcap
  isempty isfinite is_normalized json json_agg json_agg_strict json_array json_array_elements json_array_elements_text
  json_array_length json_arrayagg json_build_array json_build_object json_each json_each_text json_exists json_extract_path
  json_extract_path_text json_object json_object_agg json_object_keys json_objectagg json_populate_record json_populate_recordset
  json_query json_scalar json_serialize json_strip_nulls json_table json_to_record json_to_recordset json_typeof json_value
  jsonb_agg jsonb_array_elements jsonb_array_elements_text jsonb_array_length jsonb_build_array jsonb_build_object jsonb_each
  jsonb_each_text jsonb_extract_path jsonb_extract_path_text jsonb_insert jsonb_object jsonb_object_agg jsonb_object_keys
  jsonb_path_exists jsonb_path_match jsonb_path_query jsonb_path_query_array jsonb_path_query_first jsonb_populate_record
  jsonb_populate_recordset jsonb_pretty jsonb_set jsonb_set_lax jsonb_strip_nulls jsonb_to_record jsonb_to_recordset jsonb_typeof
  justify_days justify_hours justify_interval lag last_value lastval lcm lead least left length lgamma like_escape ln localtime
  localtimestamp log log10 lower lower_inc lower_inf lpad ltrim make_date make_interval make_time make_timestamp make_timestamptz
  masklen max md5 merge_action min min_scale mod mode netmask network normalize now npoints nth_value ntile nullif num_nonnulls
  num_nulls numnode obj_description octet_length overlaps overlay parse_ident pclose percent_rank percentile_cont percentile_disc
  phraseto_tsquery pi plainto_tsquery popen position pow power quote_ident quote_literal quote_nullable radians radius random
  random_normal range_agg range_intersect_agg range_merge rank regexp_count regexp_instr regexp_like regexp_match regexp_matches
  regexp_replace regexp_split_to_array regexp_split_to_table regexp_substr regr_avgx regr_avgy regr_count regr_intercept regr_r2
  regr_slope regr_sxx regr_sxy regr_syy repeat replace reverse right round row_number row_security_active row_to_json rpad rtrim
  scale session_user set_config set_bit set_byte set_masklen setseed setweight sha224 sha256 sha384 sha512 shobj_description sign
  similar_escape sin sind sinh split_part sqrt starts_with statement_timestamp stddev stddev_pop stddev_samp string_agg
  string_to_array string_to_table strip strpos substr substring sum tan tand tanh text timeofday timezone to_ascii to_bin to_char
  to_date to_hex to_json to_jsonb to_number to_oct to_regclass to_regcollation to_regnamespace to_regoper to_regoperator to_regproc
  to_regprocedure to_regrole to_regtype to_timestamp to_tsquery to_tsvector transaction_timestamp translate trim trim_array
  trim_scale trunc ts_delete ts_filter ts_headline ts_rank ts_rank_cd tsvector_to_array txid_current txid_current_if_assigned
  txid_current_snapshot txid_status unistr unnest upper upper_inc upper_inf uuid_extract_timestamp uuid_extract_version
  uuid_generate_v1 uuid_generate_v4 uuidv4 uuidv7 var_pop var_samp variance version websearch_to_tsquery width width_bucket xmlagg
  xmlattributes xmlcomment xmlconcat xmlelement xmlexists xmlforest xmlparse xmlpi xmlroot xmlserialize xmltable xpath xpath_exists
  pg_backend_pid pg_blocking_pids pg_char_to_encoding pg_client_encoding pg_collation_for pg_column_compression pg_column_size
  pg_conf_load_time pg_current_logfile pg_current_snapshot pg_current_wal_flush_lsn pg_current_wal_insert_lsn pg_current_wal_lsn
  pg_current_xact_id pg_current_xact_id_if_assigned pg_database_size pg_describe_object pg_encoding_to_char pg_has_role
  pg_identify_object pg_index_column_has_property pg_index_has_property pg_indexam_has_property pg_indexes_size
  pg_input_error_info pg_input_is_valid pg_is_in_recovery pg_is_wal_replay_paused pg_jit_available pg_last_committed_xact
  pg_last_wal_receive_lsn pg_last_wal_replay_lsn pg_last_xact_replay_timestamp pg_listening_channels pg_lock_status
  pg_my_temp_schema pg_notification_queue_usage pg_options_to_table pg_partition_ancestors pg_partition_root pg_partition_tree
  pg_postmaster_start_time pg_relation_filenode pg_relation_filepath pg_relation_size pg_safe_snapshot_blocking_pids
  pg_sequence_last_value pg_sequence_parameters pg_show_all_settings pg_size_bytes pg_size_pretty pg_sleep pg_sleep_for
  pg_sleep_until pg_snapshot_xip pg_snapshot_xmax pg_snapshot_xmin pg_table_size pg_tablespace_databases pg_tablespace_location
  pg_tablespace_size pg_timezone_abbrevs pg_timezone_names pg_total_relation_size pg_trigger_depth pg_typeof
  pg_visible_in_snapshot pg_wal_lsn_diff pg_walfile_name pg_walfile_name_offset pg_xact_commit_timestamp pg_xact_status
  datemultirange getdatabaseencoding int4multirange int8multirange isclosed isopen json_to_tsvector jsonb_path_exists_tz
  jsonb_path_match_tz jsonb_path_query_array_tz jsonb_path_query_first_tz jsonb_path_query_tz jsonb_to_tsvector multirange
  nummultirange pg_basetype to_regtypemod ts_debug ts_lexize ts_parse ts_token_type tsmultirange tsquery_phrase tstzmultirange
  xml_is_well_formed xml_is_well_formed_content xml_is_well_formed_document
  levenshtein metaphone similarity soundex unaccent word_similarity crypt gen_salt digest hmac
  adddate against bin changes connection_id curdate curtime database datediff date_format date_sub datetime day dayname dayofmonth
  dayofweek dayofyear elt field find_in_set found_rows from_days from_unixtime group_concat hex hour if ifnull iif inet_aton
  inet_ntoa instr isnull json_contains json_extract json_group_array json_group_object json_keys json_length json_patch json_pretty
  json_quote json_remove json_replace json_search json_set json_tree json_type json_unquote json_valid julianday last_day
  last_insert_rowid lcase likelihood likely locate log2 match microsecond mid minute month monthname nullif nvl ord printf quarter quote
  rand randomblob row_count second sec_to_time sleep space sqlite_source_id sqlite_version str_to_date strftime subdate substring_index
  time timediff timestampadd timestampdiff time_to_sec to_days total total_changes truncate typeof ucase unhex unicode unixepoch
  unix_timestamp unlikely user utc_date utc_time utc_timestamp uuid week weekday weekofyear year yearweek zeroblob
  pragma_table_info pragma_table_list pragma_index_list pragma_index_info pragma_foreign_key_list pragma_database_list
  bigint bit boolean bpchar character cidr circle daterange dec decimal double enum float float4 float8 inet int int2 int4 int4range
  int8 int8range integer interval jsonb lseg macaddr money name nchar numeric numrange oid path point polygon box real regclass
  regnamespace regproc regrole regtype smallint timestamp timestamptz timetz tsrange tstzrange tsquery tsvector varbinary varbit
  varchar xml
`)

/** Families of the PostgreSQL catalogue that only look things up. */
const PURE_FAMILY = /^(?:has_\w+_privilege|pg_get_\w+|pg_stat_get_\w+|pg_\w+_is_visible|pg_control_\w+)$/

/** Words before a parenthesis that call nothing. */
export const NOT_CALLS = words(`
  all and any array as asc between by case collate conflict cross cube desc distinct else end escape except exists explain fetch filter first
  for from full group groups having ilike in index inner intersect into is isnull join key lateral like limit materialized natural
  next not notnull nulls of offset on only or order ordinality outer over partition precision range recursive returning rollup row
  rows select sets set similar some symmetric table tablesample then to top uescape union unique using values varying variadic when where
  window with within without zone
`)

const CHANGES: Act = { kind: 'modify', destructive: false }
const DESTROYS: Act = { kind: 'modify', destructive: true }

const each = (names: string, ...acts: Act[]): readonly (readonly [string, readonly Act[]])[] =>
  [...words(names)].map(name => [name, acts] as const)

/** Built-in functions, and well-known ones of extensions, that do more. */
const WITH_EFFECTS: ReadonlyMap<string, readonly Act[]> = new Map([
  ...each(
    `nextval setval lo_creat lo_create lo_from_bytea lo_open lo_put lowrite pg_advisory_lock pg_advisory_lock_shared pg_advisory_unlock
     pg_advisory_unlock_all pg_advisory_unlock_shared pg_advisory_xact_lock pg_advisory_xact_lock_shared pg_backup_start
     pg_backup_stop pg_cancel_backend pg_copy_logical_replication_slot pg_copy_physical_replication_slot
     pg_create_logical_replication_slot pg_create_physical_replication_slot pg_create_restore_point pg_export_snapshot
     pg_import_system_collations pg_log_backend_memory_contexts pg_logical_emit_message pg_notify pg_reload_conf
     pg_replication_origin_create pg_rotate_logfile pg_start_backup pg_stop_backup pg_switch_wal pg_try_advisory_lock
     pg_try_advisory_lock_shared pg_try_advisory_xact_lock pg_try_advisory_xact_lock_shared pg_wal_replay_pause pg_wal_replay_resume
     brin_summarize_new_values brin_summarize_range brin_desummarize_range gin_clean_pending_list get_lock release_lock`,
    CHANGES,
  ),
  ...each(
    `lo_truncate lo_truncate64 lo_unlink pg_drop_replication_slot pg_logical_slot_get_binary_changes pg_logical_slot_get_changes
     pg_promote pg_replication_origin_drop pg_replication_slot_advance pg_stat_reset pg_stat_reset_shared pg_stat_statements_reset
     pg_terminate_backend`,
    DESTROYS,
  ),
  ...each('dblink dblink_exec dblink_open dblink_send_query', { kind: 'network' }, DESTROYS),
  ...each('dblink_connect dblink_connect_u dblink_disconnect dblink_get_connections', { kind: 'network' }),
  ...each('load_extension edit', { kind: 'execute', text: undefined }),
])

const READS_FILE = words(`
  pg_read_file pg_read_binary_file pg_stat_file pg_ls_dir pg_ls_logdir pg_ls_waldir pg_ls_tmpdir pg_ls_archive_statusdir
  pg_hba_file_rules pg_show_all_file_settings lo_import load_file readfile lsdir
`)
const WRITES_FILE = words('lo_export pg_file_write pg_file_unlink pg_file_rename writefile')

/** What calling a function does, undefined if it is not known; `path`: its first argument, where that is a plain string. */
export const callActs = (name: string, path: string | undefined): readonly Act[] | undefined => {
  if (PURE.has(name) || PURE_FAMILY.test(name)) return []
  if (READS_FILE.has(name)) return [{ kind: 'read-file', path }, ...(name === 'lo_import' ? [CHANGES] : [])]
  if (WRITES_FILE.has(name)) return [{ kind: 'write-file', path: name === 'lo_export' ? undefined : path }]
  return WITH_EFFECTS.get(name)
}
