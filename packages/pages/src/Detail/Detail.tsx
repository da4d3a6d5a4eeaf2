import { useState } from 'react'
import { CommentList } from '@millwright/commerce/CommentList'
import { Gallery } from '@millwright/commerce/Gallery'
import { ProductGrid } from '@millwright/commerce/ProductGrid'
import { SpecTable } from '@millwright/commerce/SpecTable'
import { chosenSku, valuesOf } from '@millwright/domain/skuMatrix'
import { useText } from '@millwright/i18n/Texts'
import { Breadcrumb } from '@millwright/ui/Breadcrumb'
import { Container } from '@millwright/ui/Container'
import { Icon } from '@millwright/ui/Icon'
import type { DetailData } from './Detail.load.ts'
import { DetailBuy } from './DetailBuy.tsx'
import { DetailSizes } from './DetailSizes.tsx'
import { RichText } from './RichText.tsx'
import * as styles from './Detail.css.ts'

const documentWords = { datasheet: 'documentKindDatasheet', cad: 'documentKindCad', manual: 'documentKindManual', certificate: 'documentKindCertificate' } as const

/** The product page: pictures, model, price by quantity, options; beneath them what there is to read. */
export function Detail(props: Omit<DetailData, 'head'>) {
  const { product, skus, skuId, pictures, description, documents, trail, comments, numbers, kind, recommended } = props
  const text = useText('detail')
  const [chosen, setChosen] = useChosen(props)
  const sku = chosenSku(skus, chosen) ?? (skus.length === 1 ? skus[0] : undefined)
  const choose = (next: Record<string, string>) => {
    setChosen(next)
    const found = chosenSku(skus, next)
    // The address follows, so that a reload and a shared link show the same size; the router need not know.
    if (found) history.replaceState(history.state, '', skuHref(product.prodId, found.skuId))
  }
  const shownPictures = sku?.pic && !pictures.includes(sku.pic) ? [sku.pic, ...pictures] : pictures
  return (
    <Container width="wide">
      <div className={styles.screen}>
        <div className={styles.trail}>
          <Breadcrumb items={[{ label: text('home'), href: '/' }, { label: text('allProducts'), href: '/list' }, ...trail.map(({ name, href }) => ({ label: name, href })), { label: sku?.partyCode ?? product.partyCode ?? product.prodName }]} />
        </div>
        <div className={styles.top}>
          <div className={styles.gallery}><Gallery key={shownPictures[0]} pictures={shownPictures} name={sku?.partyCode ?? product.prodName} /></div>
          <DetailBuy {...props} sku={sku} chosen={chosen} onChoose={choose} hrefOf={(id) => skuHref(product.prodId, id)} />
        </div>
        {skus.length > 1 && <Section id="sizes" title={text('sizes')}><DetailSizes skus={skus} current={sku?.skuId ?? skuId} hrefOf={(id) => skuHref(product.prodId, id)} onChoose={(one) => choose(valuesOf(one))} /></Section>}
        <Section id="specification" title={text('specification')}>
          {product.prodParameterList.length > 0 ? <SpecTable parameters={product.prodParameterList} /> : <p className={styles.none}>{text('specificationEmpty')}</p>}
          {product.crossRefs.length > 0 && (
            <p className={styles.refs}><span className={styles.refsHead}>{text('crossRefs')}</span>{product.crossRefs.map(({ brand, code }) => <span key={brand + code} className={styles.ref}>{brand} {code}</span>)}</p>
          )}
        </Section>
        {documents.length > 0 && (
          <Section id="documents" title={text('documents')}>
            <ul className={styles.documents}>
              {documents.map(({ name, href, kind: documentKind }) => (
                <li key={href}>
                  <a href={href} download className={styles.document}><Icon name="download" size={16} /><span className={styles.documentName}>{name}</span><span className={styles.documentKind}>{text(documentWords[documentKind])}</span></a>
                </li>
              ))}
            </ul>
          </Section>
        )}
        <Section id="description" title={text('description')}>
          {description.length > 0 ? <RichText nodes={description} /> : <p className={styles.none}>{text('descriptionEmpty')}</p>}
        </Section>
        <Section id="comments" title={numbers ? text('comments', { count: numbers.number }) : text('commentsTitle')}>
          <CommentList comments={comments} numbers={numbers} kind={kind} hrefOf={(one) => `/detail/${product.prodId}${one === -1 ? '' : `?evaluate=${one}`}#comments`} />
        </Section>
        {recommended.length > 0 && <Section id="recommended" title={text('recommended')} bare><ProductGrid products={recommended} label={text('recommended')} /></Section>}
      </div>
    </Container>
  )
}

function Section({ id, title, bare = false, children }: { id: string; title: string; bare?: boolean; children: React.ReactNode }) {
  return (
    <section id={id} className={bare ? styles.bareSection : styles.section} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.sectionTitle}>{title}</h2>
      {children}
    </section>
  )
}

/** What is chosen, begun anew where the address names another product or SKU. */
function useChosen({ product, skus, skuId }: Pick<DetailData, 'product' | 'skus' | 'skuId'>) {
  const named = `${product.prodId}/${skuId}`
  const first = skus.find((sku) => sku.skuId === skuId)
  const [state, setState] = useState({ named, chosen: first ? valuesOf(first) : {} })
  const chosen = state.named === named ? state.chosen : first ? valuesOf(first) : {}
  return [chosen, (next: Record<string, string>) => setState({ named, chosen: next })] as const
}

function skuHref(prodId: string, skuId: string): string {
  return `/detail/${prodId}?sku=${skuId}`
}
