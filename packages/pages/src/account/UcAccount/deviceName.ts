import type { KeyOf } from '@millwright/i18n/namespaces'

/** Browser names that have a Chinese translation. All others keep their own name. */
const named: Readonly<Record<string, KeyOf<'ownAccount'>>> = {
  WeChat: 'WeChat',
  DingTalk: 'DingTalk',
  'QQ Browser': 'QQBrowser',
  'UC Browser': 'UCBrowser',
  'Huawei Browser': 'HuaweiBrowser',
  'Samsung Internet': 'SamsungInternet',
}

type Say = (key: KeyOf<'ownAccount'>, values?: Record<string, string>) => string

/** Returns the display name of a browser and its system. */
export function deviceName({ browser, system }: { browser?: string; system?: string }, text: Say): string {
  const translated = browser !== undefined && Object.hasOwn(named, browser) ? named[browser] : undefined
  const name = translated ? text(translated) : browser
  if (name && system) return text('browserOn', { browser: name, system })
  return name ?? system ?? text('unknownBrowser')
}
