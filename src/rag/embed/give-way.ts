/**
 * The model's threads give way to the one that answers requests. On a machine with as many threads that compute as
 * cores, a read would otherwise wait for a slice of the model's time at each step it takes.
 */
import { readlinkSync } from 'node:fs'
import { getPriority, setPriority } from 'node:os'
import { basename } from 'node:path'

/** Half the share of a thread that computes beside it: with less, other programs would take the model's time too. */
const STEPS = 3
const LOWEST = 19

/** Lowers the priority of the calling thread and of those that it starts from now on, where threads have one. */
export function giveWay(): void {
  // Linux alone has a priority for each thread, and names the calling one.
  if (process.platform !== 'linux') return
  try {
    const thread = Number(basename(readlinkSync('/proc/thread-self')))
    setPriority(thread, Math.min(LOWEST, getPriority(thread) + STEPS))
  } catch {
    // Not allowed, or no /proc: answers come all the same, and reads a little later beside them.
  }
}
