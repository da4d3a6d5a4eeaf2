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
import { DatasheetSizes } from './DatasheetSizes.tsx'
import * as styles from './Datasheet.css.ts'

type Product = DatasheetData['product']

/** A product on one A4 sheet: drawing, parameters, sizes, cross references, and a QR code to its page. */
export function Datasheet({ product, sizes, skuId: chosen, url, date }: Omit<DatasheetData, 'head'>) {
  const language = useLanguage()
  const sheet = useText('datasheet')
  const { prodId, prodName, partyCode, pic, crossRefs } = product
  const only = sizes.find(({ skuId }) => skuId === chosen)
  const model = only && (only.partyCode ?? partyCode)
  const parameters = useParameters(product, { only, alone: sizes.length === 1 })
  return (
    <div className={styles.desk}>
      <DatasheetTools back={productPath({ prodId, skuId: sizes.length > 1 ? chosen : undefined })} />
      <article className={styles.sheet}>
        <DatasheetHead product={product} model={model} url={url} />
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
          {parameters.length > 0 && <DatasheetParameters parameters={parameters} />}
        </div>
        {sizes.length > 1 && <DatasheetSizes sizes={sizes} chosen={chosen} />}
        {crossRefs.length > 0 && <DatasheetRefs crossRefs={crossRefs} />}
        <footer className={styles.foot}>
          <span>{sheet('date', { date: formatDate(language, date) })}</span>
          <span className={styles.address}>{url.replace(/^https?:\/\//, '')}</span>
          <span>{sheet('note')}</span>
        </footer>
      </article>
    </div>
  )
}

function DatasheetTools({ back }: { back: string }) {
  const sheet = useText('datasheet')
  return (
    <div className={styles.tools}>
      <Button href={back} icon="chevronLeft" tone="quiet">
        {sheet('back')}
      </Button>
      <span className={styles.print}>
        <Button tone="action" icon="document" onPress={() => print()}>
          {sheet('print')}
        </Button>
      </span>
    </div>
  )
}

type HeadProps = { product: Product; model: string | undefined; url: string }

function DatasheetHead({ product: { prodName, brief, brandName, shopName }, model, url }: HeadProps) {
  const text = useText('detail')
  const sheet = useText('datasheet')
  return (
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
  )
}

type Only = { only: DatasheetData['sizes'][number] | undefined; alone: boolean }

/**
 * Returns the options and the weight of the sheet's SKU, then the product's parameters. Of equal names the first is
 * used.
 */
function useParameters(product: Product, { only, alone }: Only): Product['prodParameterList'] {
  const text = useText('detail')
  return [
    ...(only && !alone
      ? readProperties(only.properties).map(({ name, value }) => ({
          parameterKey: name || text('options'),
          parameterValue: value,
        }))
      : []),
    ...(only?.weight ? [{ parameterKey: text('weight'), parameterValue: weightText(only.weight) }] : []),
    ...product.prodParameterList,
  ].filter(({ parameterKey }, index, all) => all.findIndex((one) => one.parameterKey === parameterKey) === index)
}

function DatasheetParameters({ parameters }: { parameters: Product['prodParameterList'] }) {
  const sheet = useText('datasheet')
  return (
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
  )
}

function DatasheetRefs({ crossRefs }: Pick<Product, 'crossRefs'>) {
  const text = useText('detail')
  return (
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
  )
}
