const en = {
  notAColor: 'Write a colour such as #1b5e9e',
  pickColor: 'Choose a colour: {{label}}',
  contrastText: 'Contrast {{ratio}} : 1, enough for text',
  contrastLarge: 'Contrast {{ratio}} : 1, enough for large text and icons',
  contrastNone: 'Contrast {{ratio}} : 1, too low for text and icons',
}

export type ColorMessages = Readonly<Record<keyof typeof en, string>>

const zh: ColorMessages = {
  notAColor: '请填写颜色，例如 #1b5e9e',
  pickColor: '选取颜色：{{label}}',
  contrastText: '对比度 {{ratio}} : 1，可用于文字',
  contrastLarge: '对比度 {{ratio}} : 1，可用于大字和图标',
  contrastNone: '对比度 {{ratio}} : 1，文字和图标都看不清',
}

/** The messages of ColorField alone, in a file of their own so that pages without one do not load them. */
export const colorMessages: Readonly<Record<'zh' | 'en', ColorMessages>> = { zh, en }
