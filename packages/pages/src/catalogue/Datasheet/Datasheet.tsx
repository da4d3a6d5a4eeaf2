import { unbrokenFacts } from '@millwright/domain/product/unbrokenFacts'
import { productPath } from '@millwright/domain/link/productPath'
import { readProperties } from '@millwright/domain/product/skuMatrix'
import { weightText } from '@millwright/domain/product/weight'
import { useLanguage, useText } from '@millwright/i18n/Texts'
import { formatDate } from '@millwright/i18n/dates'
import { Button } from '@millwright/ui/Button'
import { Image } from '@millwright/ui/Image'
import { QrCode } from '@millwright/ui/QrCode'
import type { DatasheetData } from './Datasheet.load.ts'
import * as styles from './Datasheet.css.ts'

/** The rows that fit one page beside the drawing. A note gives the number of others. */
const ROWS = 40

/** A product on one A4 sheet: drawing, parameters, sizes, cross references, and a QR code to its page. */
export function Datasheet({ product, sizes, skuId: chosen, url, date }: Omit<DatasheetData, 'head'>) {
  const language = useLanguage()
  const text = useText('detail')
  const sheet = useText('datasheet')
  const { prodId, prodName, brief, partyCode, brandName, shopName, pic, prodParameterList, crossRefs } = product
  const only = sizes.find(({ skuId }) => skuId === chosen)
  const model = only && (only.partyCode ?? partyCode)
  const read = sizes.map((sku) => ({
    ...sku,
    values: Object.fromEntries(readProperties(sku.properties).map(({ name, value }) => [name, value])),
  }))
  const names = [...new Set(read.flatMap(({ values }) => Object.keys(values)))]
  const weighed = sizes.some(({ weight }) => weight)
  // The rows around the sheet's SKU are shown.
  const place = read.findIndex(({ skuId }) => skuId === chosen)
  const from = place < ROWS ? 0 : Math.min(place - ROWS / 2, read.length - ROWS)
  const shown = read.slice(from, from + ROWS)
  const parameters = [
    ...(only && sizes.length > 1
      ? readProperties(only.properties).map(({ name, value }) => ({
          parameterKey: name || text('options'),
          parameterValue: value,
        }))
      : []),
    ...(only?.weight ? [{ parameterKey: text('weight'), parameterValue: weightText(only.weight) }] : []),
    ...prodParameterList,
  ].filter(({ parameterKey }, index, all) => all.findIndex((one) => one.parameterKey === parameterKey) === index)
  return (
    <div className={styles.desk}>
      <div className={styles.tools}>
        <Button
          href={productPath({ prodId, skuId: sizes.length > 1 ? chosen : undefined })}
          icon="chevronLeft"
          tone="quiet"
        >
          {sheet('back')}
        </Button>
        <span className={styles.print}>
          <Button tone="action" icon="document" onPress={() => print()}>
            {sheet('print')}
          </Button>
        </span>
      </div>
      <article className={styles.sheet}>
        <header className={styles.head}>
          <div>
            <p className={styles.kind}>{sheet('kind')}</p>
            <h1 className={styles.title}>
              {model && <strong className={styles.model}>{model}</strong>}
              {prodName}
            </h1>
            {brief && <p className={styles.brief}>{unbrokenFacts(brief)}</p>}
            <p className={styles.facts}>
              {brandName && (
                <span>
                  {text('brand')} <strong>{brandName}</strong>
                </span>
              )}
              <span>
                {sheet('seller')} {shopName}
              </span>
            </p>
          </div>
          <figure className={styles.code}>
            <QrCode value={url} size={88} label={sheet('page')} />
          </figure>
        </header>
        <div className={styles.middle}>
          <figure className={styles.drawing}>
            <Image
              src={pic}
              alt={sheet('drawing', { name: model ?? partyCode ?? prodName })}
              ratio={1}
              fit="contain"
              eager
            />
          </figure>
          {parameters.length > 0 && (
            <section className={styles.part}>
              <h2 className={styles.partTitle}>{sheet('parameters')}</h2>
              <table className={styles.table}>
                <tbody>
                  {parameters.map(({ parameterKey, parameterValue }, index) => (
                    <tr key={`${parameterKey}${index}`}>
                      <th scope="row" className={styles.name}>
                        {parameterKey}
                      </th>
                      <td className={styles.cell}>{parameterValue}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </section>
          )}
        </div>
        {sizes.length > 1 && (
          <section className={styles.part}>
            <h2 className={styles.partTitle}>{sheet('sizes', { count: sizes.length })}</h2>
            <div className={styles.scroll} role="region" aria-label={text('sizes')} tabIndex={0}>
              <table className={styles.table}>
                <thead>
                  <tr>
                    <th scope="col" className={styles.column}>
                      {text('sizesModel')}
                    </th>
                    {names.map((name) => (
                      <th key={name} scope="col" className={styles.column}>
                        {name || text('options')}
                      </th>
                    ))}
                    {weighed && (
                      <th scope="col" className={styles.figureColumn}>
                        {sheet('weight')}
                      </th>
                    )}
                  </tr>
                </thead>
                <tbody>
                  {shown.map(({ skuId, partyCode: code, values, weight }) => (
                    <tr key={skuId} aria-current={skuId === chosen ? 'true' : undefined} className={styles.row}>
                      <th scope="row" className={styles.code1}>
                        {code ?? skuId}
                      </th>
                      {names.map((name) => (
                        <td key={name} className={styles.cell}>
                          {values[name]}
                        </td>
                      ))}
                      {weighed && <td className={styles.figure}>{weight}</td>}
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
            {sizes.length > ROWS && <p className={styles.more}>{sheet('more', { count: sizes.length - ROWS })}</p>}
          </section>
        )}
        {crossRefs.length > 0 && (
          <section className={styles.part}>
            <h2 className={styles.partTitle}>{text('crossRefs')}</h2>
            <p className={styles.refs}>
              {crossRefs.map(({ brand, code }) => (
                <span key={brand + code} className={styles.ref}>
                  {brand} <strong>{code}</strong>
                </span>
              ))}
            </p>
          </section>
        )}
        <footer className={styles.foot}>
          <span>{sheet('date', { date: formatDate(language, date) })}</span>
          <span className={styles.address}>{url.replace(/^https?:\/\//, '')}</span>
          <span>{sheet('note')}</span>
        </footer>
      </article>
    </div>
  )
}
