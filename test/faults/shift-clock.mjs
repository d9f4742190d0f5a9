// Moves the process's clock by SHIFT_DAYS, as an operator who corrects it does.
const shift = Number(process.env.SHIFT_DAYS ?? 0) * 86_400_000
const now = Date.now
Date.now = () => now() + shift
