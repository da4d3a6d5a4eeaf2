const en = { leastOf: '{{label}}, from', mostOf: '{{label}}, to' }

export type SliderMessages = Readonly<Record<keyof typeof en, string>>

const zh: SliderMessages = { leastOf: '{{label}}下限', mostOf: '{{label}}上限' }

/** The messages of RangeSlider alone, in a file of their own so that pages without one do not load them. */
export const sliderMessages: Readonly<Record<'zh' | 'en', SliderMessages>> = { zh, en }
