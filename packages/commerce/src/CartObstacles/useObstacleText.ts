import type { Obstacle } from '@millwright/domain/product/orderable'
import { unitOf } from '@millwright/domain/product/unitOf'
import { formatNumber } from '@millwright/i18n/format'
import { useLanguage, useLocale, useText } from '@millwright/i18n/Texts'

/** Returns a function that says in a few words why a cart line cannot be ordered as it stands. */
export function useObstacleText(): (obstacle: Obstacle, unit: string | undefined) => string {
  const text = useText('prices')
  const locale = useLocale()
  const language = useLanguage()
  return ({ problem, bound }, unit = '') => {
    const values = { count: formatNumber(language, bound), unit: unitOf(locale, bound, unit) }
    switch (problem) {
      case 'soldOut':
        return text('soldOut')
      case 'tooMany':
        return text('inStock', values)
      case 'tooFew':
        return text('minimum', values)
      default:
        return text('pack', values)
    }
  }
}
