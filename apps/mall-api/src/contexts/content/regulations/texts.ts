import { aboutTexts } from './about.ts'
import { agreementTexts } from './agreements.ts'
import { buyingTexts } from './buying.ts'
import { deliveryTexts } from './delivery.ts'
import { partnerTexts } from './partners.ts'
import type { RegulationText } from './regulationText.ts'
import { tradeTexts } from './trade.ts'

export const regulationTexts: readonly RegulationText[] = [
  ...buyingTexts,
  ...tradeTexts,
  ...deliveryTexts,
  ...partnerTexts,
  ...agreementTexts,
  ...aboutTexts,
]
