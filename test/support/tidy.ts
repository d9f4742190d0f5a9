/** Behind each test file: what its failing tests left, since vitest ends a process without its exit handlers. */
import { afterAll } from 'vitest'
import { removeAll } from './scratch.ts'

afterAll(removeAll)
