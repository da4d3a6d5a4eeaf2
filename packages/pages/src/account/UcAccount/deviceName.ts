import type { KeyOf } from '@millwright/i18n/namespaces'

/** Browser names that have a Chinese translation. All others keep their own name. */
const named = {
  WeChat: 'WeChat',
  DingTalk: 'DingTalk',
  'QQ Browser': 'QQBrowser',
  'UC Browser': 'UCBrowser',
  'Huawei Browser': 'HuaweiBrowser',
  'Samsung Internet': 'SamsungInternet',
} as const satisfies Record<string, KeyOf<'ownAccount'>>

type Say = (key: KeyOf<'ownAccount'>, values?: Record<string, string>) => string

/** Returns the display name of a browser and its system. */
export function deviceName({ browser, system }: { browser?: string; system?: string }, text: Say): string {
  const name =
    browser !== undefined && Object.hasOwn(named, browser) ? text(named[browser as keyof typeof named]) : browser
  if (name && system) return text('browserOn', { browser: name, system })
  return name ?? system ?? text('unknownBrowser')
}
