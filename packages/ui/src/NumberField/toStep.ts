/** Rounds up to the next whole step from `min`, within `min` and the last whole step up to `max`. */
export function toStep(wanted: number, { min, max, step }: { min: number; max: number; step: number }): number {
  const last = min + Math.max(0, Math.floor((max - min) / step)) * step
  return Math.min(last, min + Math.max(0, Math.ceil((wanted - min) / step)) * step)
}
