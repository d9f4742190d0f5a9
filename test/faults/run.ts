/** What every kill -9 run shares: the seed of its moments, and where its progress goes. */

/** KILL_SEED draws the same moments again. */
export const SEED = Number(process.env['KILL_SEED'] ?? Date.now() % 1_000_000)

export const log = (line: string): void => void process.stderr.write(`${line}\n`)

/** Milliseconds for one run: a crowded machine may need several times what a quiet one takes. */
export const PATIENCE_MS = 3_600_000

log(`kill -9: seed ${SEED}; KILL_SEED=${SEED} draws the same moments`)
