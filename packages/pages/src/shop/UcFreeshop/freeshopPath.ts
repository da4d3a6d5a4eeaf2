import { path } from '@millwright/domain/paths/path'
import { applicationSteps } from '@millwright/domain/shop/application'
import type { ApplicationStep } from '@millwright/domain/shop/application'

export const freeshopSteps = [...applicationSteps, 'summary'] as const
export type FreeshopStep = (typeof freeshopSteps)[number]

/** Returns the address of a step. `check` shows its problems at once; `rows` is the number of brand rows. */
export function stepHref(step: FreeshopStep, { check, rows }: { check?: boolean; rows?: number } = {}): string {
  const query = new URLSearchParams({ step })
  if (check) query.set('check', '1')
  if (rows) query.set('rows', String(rows))
  return `${path('uc-freeshop')}?${query}`
}

export function nextStep(step: ApplicationStep): FreeshopStep {
  return freeshopSteps[freeshopSteps.indexOf(step) + 1]!
}
