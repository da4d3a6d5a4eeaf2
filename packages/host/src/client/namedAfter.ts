import type { WebConfig } from '@millwright/contract/site/entities'

/** The mall's configuration in a shop with a name of its own: its titles and its welcome are the shop's. */
export function namedAfter(name: string | undefined, config: WebConfig): WebConfig {
  if (name === undefined) return config
  return { ...config, pcTitleContentCn: name, pcTitleContentEn: name, pcWelcomeCn: undefined, pcWelcomeEn: undefined }
}
