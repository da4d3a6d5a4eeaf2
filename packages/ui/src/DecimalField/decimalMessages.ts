const en = {
  notANumber: 'Write a number such as {{example}}',
  tooSmall: 'At least {{value}}',
  tooLarge: 'At most {{value}}',
  wholeOnly: 'Whole numbers only',
  tooFine: 'Decimal places allowed: {{count}}',
  offStep: 'Goes in steps of {{step}}: {{below}} or {{above}}',
}

export type DecimalMessages = Readonly<Record<keyof typeof en, string>>

const zh: DecimalMessages = {
  notANumber: '请填写数字，例如 {{example}}',
  tooSmall: '不能小于 {{value}}',
  tooLarge: '不能大于 {{value}}',
  wholeOnly: '只能填写整数',
  tooFine: '最多 {{count}} 位小数',
  offStep: '须按 {{step}} 递增：{{below}} 或 {{above}}',
}

/** The messages of fields for decimals, in a file of their own so that pages without one do not load them. */
export const decimalMessages: Readonly<Record<'zh' | 'en', DecimalMessages>> = { zh, en }
