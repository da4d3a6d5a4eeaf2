/**
 * The nearest number that may be chosen: whole steps up from `min`, none past `max`. A part of a step counts as a whole
 * one.
 */
export function toStep(wanted: number, { min, max, step }: { min: number; max: number; step: number }): number {
  const last = min + Math.max(0, Math.floor((max - min) / step)) * step
  return Math.min(last, min + Math.max(0, Math.ceil((wanted - min) / step)) * step)
}
