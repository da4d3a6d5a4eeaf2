import { rule } from '../rule.ts'

export const form = rule({ maxWidth: '32rem' })
