/** The first that fits names it: most of them also call themselves Chrome or Safari. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/MicroMessenger\//, 'WeChat'],
  [/DingTalk\//, 'DingTalk'],
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/HuaweiBrowser\//, 'Huawei Browser'],
  [/\bM?QQBrowser\//, 'QQ Browser'],
  [/\bUC?Browser\//, 'UC Browser'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/Chrom(?:e|ium)\/|\bCriOS\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
]
const systems: readonly (readonly [RegExp, string])[] = [
  [/HarmonyOS|OpenHarmony/, 'HarmonyOS'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

/**
 * What kind of browser a user agent names, and on what system, by their makers' names; nothing of what it does not say.
 * A few rules and no library: the lists of user agents are megabytes, and a session's list needs two words.
 */
export function readUserAgent(agent: string | undefined): { browser?: string; system?: string } {
  const text = (agent ?? '').slice(0, 512)
  const nameIn = (names: typeof browsers) => names.find(([pattern]) => pattern.test(text))?.[1]
  return { browser: nameIn(browsers), system: nameIn(systems) }
}
