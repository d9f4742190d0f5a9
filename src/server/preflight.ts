/** What can keep the service from starting, in one line each that says what to do. */
import { accessSync, constants, mkdirSync } from 'node:fs'
import type { Config } from './config.ts'

/** @returns the line to print, or undefined when the folders can be used */
export function folderProblem(
  config: Pick<Config, 'CONTENT_DIR' | 'INDEX_DIR' | 'DATA_DIR'>,
): string | undefined {
  for (const name of ['DATA_DIR', 'INDEX_DIR'] as const) {
    const problem = problemOf(name, config[name], constants.R_OK | constants.W_OK | constants.X_OK, 'written')
    if (problem) return problem
  }
  // The service can do without writing here: the database holds the versions.
  return problemOf('CONTENT_DIR', config.CONTENT_DIR, constants.R_OK | constants.X_OK, 'read')
}

function problemOf(name: string, path: string, mode: number, verb: string): string | undefined {
  try {
    mkdirSync(path, { recursive: true, ...(name === 'DATA_DIR' ? { mode: 0o700 } : {}) })
    accessSync(path, mode)
    return undefined
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    return `${name} ${path} cannot be ${verb} (${code ?? 'error'}); give this user the right, or set ${name} to another folder`
  }
}

/** What a start failed of, for a person. */
export function startProblem(
  error: unknown,
  config: Pick<Config, 'DATA_DIR' | 'DATABASE_URL' | 'PORT' | 'HOST'>,
): string {
  const { code = '', message } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE')
    return `PORT ${config.PORT} is in use; stop what listens there, or set PORT to another one`
  if (code === 'EACCES' && /listen/.test(message))
    return `PORT ${config.PORT} may not be used by this user; set PORT to one above 1023`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `HOST ${config.HOST} is no address of this machine; set HOST to one that is`
  if (/^SQLITE_(CORRUPT|NOTADB)/.test(code) || /malformed|not a database/i.test(message)) {
    return `The database in DATA_DIR ${config.DATA_DIR} is damaged (${message}); move cv.sqlite away and restore a backup: npm run restore -- DIR`
  }
  if (/^SQLITE_(FULL|IOERR)/.test(code) || code === 'ENOSPC')
    return `The disk of DATA_DIR ${config.DATA_DIR} is full or fails (${message}); make room and start again`
  if (config.DATABASE_URL && /ECONN|ENOTFOUND|timeout|28P01|3D000/i.test(`${code} ${message}`)) {
    return `DATABASE_URL cannot be reached (${message || code}); check the address and that PostgreSQL runs`
  }
  return `The service could not start: ${message || String(error)}`
}
