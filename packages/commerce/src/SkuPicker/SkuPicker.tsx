import { useState } from 'react'
import { choose, skuMatrix, valuesOf } from '@millwright/domain/product/skuMatrix'
import type { MatrixSku, SkuAxis } from '@millwright/domain/product/skuMatrix'
import { useText } from '@millwright/i18n/Texts'
import { TextField } from '@millwright/ui/TextField'
import { VisuallyHidden } from '@millwright/ui/VisuallyHidden'
import { cx } from '@millwright/ui/open'
import type { RootProps } from '@millwright/ui/open'
import * as styles from './SkuPicker.css.ts'

export type SkuPickerProps = RootProps<HTMLDivElement> & {
  /** All SKUs of the product, with their properties and stock. */
  skus: readonly MatrixSku[]
  /** The selected value of each property. */
  chosen: Readonly<Record<string, string>>
  /** Returns the URL that shows a SKU, for use before scripts load. */
  hrefOf: (skuId: string) => string
  /** Called when another combination is selected. */
  onChoose?: ((change: { chosen: Record<string, string> }) => void) | undefined
}

/**
 * The options of a product, one row per property. A selection stays when another property changes, if the combination
 * exists. Options that are sold out or not available with the other selections are marked but can still be selected. A
 * property with many values has a search field.
 *
 * When: a product has sizes, colours or other properties to choose. Instead: `OfferTable` for the same part at other
 * shops; `Select` of ui for other choices.
 *
 * Keys: `Tab` moves between options, `Enter` selects.
 */
export function SkuPicker({ skus, chosen, hrefOf, onChoose, className, ...root }: SkuPickerProps) {
  return (
    <div {...root} className={cx(styles.picker, className)}>
      {skuMatrix(skus, chosen).map((axis) => (
        <SkuPickerAxis key={axis.name} axis={axis} skus={skus} chosen={chosen} hrefOf={hrefOf} onChoose={onChoose} />
      ))}
    </div>
  )
}

/** The number of values above which a search field is shown. */
const MANY = 16
/** The number of values rendered at once. The search field finds the others. */
const DRAWN = 60

function SkuPickerAxis({
  axis: { name, options },
  skus,
  chosen,
  hrefOf,
  onChoose,
}: SkuPickerProps & { axis: SkuAxis }) {
  const text = useText('commerce')
  const [wanted, setWanted] = useState('')
  const many = options.length > MANY
  const found = wanted ? options.filter(({ value }) => plain(value).includes(plain(wanted))) : options
  return (
    <div className={styles.axis} role="group" aria-label={name || undefined}>
      <p className={styles.name} aria-hidden="true">
        {name}
      </p>
      <div className={styles.values}>
        {many && <FindOption name={name} wanted={wanted} onFind={setWanted} />}
        <ul className={many ? styles.manyOptions : styles.options}>
          {found.slice(0, DRAWN).map(({ value, state, chosen: current }) => {
            const next = choose(skus, chosen, name, value)
            const target = skuFor(skus, next)
            return (
              <li key={value}>
                <a
                  href={target ? hrefOf(target.skuId) : undefined}
                  className={styles.option}
                  data-state={state}
                  aria-current={current ? 'true' : undefined}
                  rel="nofollow"
                  onClick={(event) => {
                    if (!onChoose || event.ctrlKey || event.metaKey || event.shiftKey) return
                    event.preventDefault()
                    onChoose({ chosen: next })
                  }}
                >
                  {value}
                  {state !== 'ready' && (
                    <VisuallyHidden as="span">{` (${text(state === 'soldOut' ? 'optionSoldOut' : 'optionImpossible')})`}</VisuallyHidden>
                  )}
                </a>
              </li>
            )
          })}
        </ul>
        {many && (
          <p className={styles.none} role="status">
            {found.length === 0 && text('optionFindNone')}
          </p>
        )}
      </div>
    </div>
  )
}

function FindOption({ name, wanted, onFind }: { name: string; wanted: string; onFind: (wanted: string) => void }) {
  const text = useText('commerce')
  return (
    <div className={styles.find}>
      <TextField
        name="find"
        type="search"
        size="small"
        label={text('optionFind', { name })}
        hideLabel
        placeholder={text('optionFind', { name })}
        value={wanted}
        onChange={({ value }) => onFind(value)}
        autoComplete="off"
      />
    </div>
  )
}

/** Normalises text for the search: `8x20` finds `8 × 20 mm`. */
function plain(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/[×*]/g, 'x').replace(/\s+/g, '')
}

/** Returns a SKU with all of these values, preferably one in stock. */
function skuFor(skus: readonly MatrixSku[], chosen: Readonly<Record<string, string>>): MatrixSku | undefined {
  const fits = skus.filter((sku) =>
    Object.entries(valuesOf(sku)).every(([name, value]) => chosen[name] === undefined || chosen[name] === value),
  )
  return fits.find(({ stocks }) => stocks !== 0) ?? fits[0]
}
