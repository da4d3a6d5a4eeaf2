import { choose, skuMatrix, valuesOf } from '@millwright/domain/skuMatrix'
import type { MatrixSku } from '@millwright/domain/skuMatrix'
import { useText } from '@millwright/i18n/Texts'
import { VisuallyHidden } from '@millwright/ui/VisuallyHidden'
import * as styles from './SkuPicker.css.ts'

export type SkuPickerProps = {
  skus: readonly MatrixSku[]
  /** The chosen value of each property. */
  chosen: Readonly<Record<string, string>>
  /** The address that shows a SKU, for when scripts are not there yet. */
  hrefOf: (skuId: string) => string
  onChoose?: (change: { chosen: Record<string, string> }) => void
}

/**
 * The options of a product, one row a property. A choice stays when another one changes, as long as the two exist together
 * (R2.31); what is sold out or not made beside the other choices is shown as such, and may still be chosen.
 */
export function SkuPicker({ skus, chosen, hrefOf, onChoose }: SkuPickerProps) {
  const text = useText('commerce')
  return (
    <div className={styles.picker}>
      {skuMatrix(skus, chosen).map(({ name, options }) => (
        <div key={name} className={styles.axis} role="group" aria-label={name || undefined}>
          <p className={styles.name} aria-hidden="true">{name}</p>
          <ul className={styles.options}>
            {options.map(({ value, state, chosen: current }) => {
              const next = choose(skus, chosen, name, value)
              const target = skuFor(skus, next)
              return (
                <li key={value}>
                  <a
                    href={target ? hrefOf(target.skuId) : undefined} className={styles.option} data-state={state} aria-current={current ? 'true' : undefined} rel="nofollow"
                    onClick={(event) => {
                      if (!onChoose || event.ctrlKey || event.metaKey || event.shiftKey) return
                      event.preventDefault()
                      onChoose({ chosen: next })
                    }}
                  >
                    {value}
                    {state !== 'ready' && <VisuallyHidden as="span">{`, ${text(state === 'soldOut' ? 'optionSoldOut' : 'optionImpossible')}`}</VisuallyHidden>}
                  </a>
                </li>
              )
            })}
          </ul>
        </div>
      ))}
    </div>
  )
}

/** The best SKU that has all of these values: one in stock before one that is not. */
function skuFor(skus: readonly MatrixSku[], chosen: Readonly<Record<string, string>>): MatrixSku | undefined {
  const fits = skus.filter((sku) => Object.entries(valuesOf(sku)).every(([name, value]) => chosen[name] === undefined || chosen[name] === value))
  return fits.find(({ stocks }) => stocks !== 0) ?? fits[0]
}
