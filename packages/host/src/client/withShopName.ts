import type { WebConfig } from '@millwright/contract/site/entities'

/** Returns the mall's configuration with the shop's own name as title and without the mall's welcome. */
export function withShopName(name: string | undefined, config: WebConfig): WebConfig {
  if (name === undefined) return config
  return { ...config, pcTitleContentCn: name, pcTitleContentEn: name, pcWelcomeCn: undefined, pcWelcomeEn: undefined }
}
