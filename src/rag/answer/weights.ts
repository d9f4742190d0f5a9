// Written by `npm run eval:fit`; not by hand.
export const WEIGHTS = { unit: {}, group: {}, decline: {} } as {
  readonly unit: Readonly<Record<string, number>>
  readonly group: Readonly<Record<string, number>>
  readonly decline: Readonly<Record<string, number>>
}
