/** The language that stories speak, known before their files are read: by the address in Storybook, by the project in tests. */
export const storyLocale: 'zh' | 'en' = speaksEnglish() ? 'en' : 'zh'

function speaksEnglish(): boolean {
  const globals = new URLSearchParams(location.search).get('globals') ?? ''
  return /\blocale:(en|pseudo)\b/.test(globals) || import.meta.env.STORY_LOCALE === 'en'
}

/** What a story says, in the toolbar's language: `label: say('数量', 'Quantity')`. */
export function say<Words>(zh: Words, en: Words): Words {
  return storyLocale === 'en' ? en : zh
}
