import { vars } from '../theme/contract.css.ts'

const { color } = vars

/** The text and background colours of each tone. Imported by style modules only. */
export const toneColors = {
  neutral: { ink: color.inkMuted, ground: color.sunken },
  action: { ink: color.actionInk, ground: color.actionSoft },
  info: { ink: color.link, ground: color.linkSoft },
  good: { ink: color.good, ground: color.goodSoft },
  warn: { ink: color.warn, ground: color.warnSoft },
  bad: { ink: color.bad, ground: color.badSoft },
}
