// Ends the process, as kill -9 does, before the KILL_AT-th change of the database's tables.
import Sqlite from 'libsql'

const prepare = Sqlite.prototype.prepare
let left = Number(process.env.KILL_AT)
Sqlite.prototype.prepare = function (sql, ...rest) {
  if (/^(create|alter|drop|insert into "kysely_migration")/i.test(sql) && left-- === 0)
    process.kill(process.pid, 'SIGKILL')
  return prepare.call(this, sql, ...rest)
}
