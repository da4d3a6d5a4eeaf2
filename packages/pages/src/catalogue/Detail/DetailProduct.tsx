import { CommentList } from '@millwright/commerce/CommentList'
import { Gallery } from '@millwright/commerce/Gallery'
import { OfferTable } from '@millwright/commerce/OfferTable'
import { ProductGrid } from '@millwright/commerce/ProductGrid'
import { ProductRows } from '@millwright/commerce/ProductRows'
import { path } from '@millwright/domain/paths/path'
import { chosenSku, valuesOf } from '@millwright/domain/product/skuMatrix'
import { useText } from '@millwright/i18n/Texts'
import { Breadcrumb } from '@millwright/ui/Breadcrumb'
import { Container } from '@millwright/ui/Container'
import { detailName } from './detailName.ts'
import type { ActionResult } from '../../loader.ts'
import { useArrived } from './useArrived.ts'
import type { DetailShown, DetailSku } from './Detail.load.ts'
import { DetailBuy } from './DetailBuy.tsx'
import { DetailDocuments } from './DetailDocuments.tsx'
import { DetailRecent } from './DetailRecent.tsx'
import { DetailSection } from './DetailSection.tsx'
import { DetailShop } from './DetailShop.tsx'
import { DetailSizes } from './DetailSizes.tsx'
import { DetailSpecification } from './DetailSpecification.tsx'
import { placeHref } from './placeHref.ts'
import type { Place } from './placeHref.ts'
import { RichText } from '../../content/RichText/RichText.tsx'
import { useChosen } from './useChosen.ts'
import * as styles from './Detail.css.ts'

/** The product page: pictures, model, price by quantity, options; beneath them what there is to compare and to read. */
export function DetailProduct(props: Omit<DetailShown, 'head'> & { outcome?: ActionResult }) {
  const {
    product,
    skus,
    skuId,
    pictures,
    description,
    trail,
    offers,
    accessories,
    substitutes,
    comments,
    numbers,
    kind,
    recommended,
  } = props
  const text = useText('detail')
  const commerce = useText('commerce')
  const { prodId } = product
  const [chosen, setChosen] = useChosen(props)
  const arrived = useArrived()
  const sku = chosenSku(skus, chosen) ?? (skus.length === 1 ? skus[0] : undefined)
  const choose = (next: Readonly<Record<string, string>>) => {
    const found = chosenSku(skus, next)
    setChosen(next, found?.skuId)
    if (!found) return
    // A reload and a shared link show the same size; the host takes over address and title (`renamed`).
    history.replaceState(history.state, '', skuHref(found.skuId))
    // What fits this size is other goods than what fits that.
    const detail = { title: detailName(product, found), anew: props.fitted }
    document.dispatchEvent(new CustomEvent('renamed', { detail }))
  }
  const current = sku?.skuId ?? skuId
  const hrefOf = (to: Place) => placeHref(props, { sku: skus.length > 1 ? current : undefined, ...to })
  const skuHref = (id: string) => hrefOf({ sku: id })
  const shownPictures = picturesOf(sku, skus, pictures)
  const ofThisSize = offers.filter(({ forSkuId }) => forSkuId === current)
  const sections = [
    ofThisSize.length > 0 && {
      id: 'offers',
      title: commerce('offers'),
      content: <OfferTable offers={ofThisSize} hideCaption />,
      bare: true,
    },
    skus.length > 1 && {
      id: 'sizes',
      title: text('sizes'),
      content: (
        <DetailSizes
          {...props}
          current={current}
          hrefOf={skuHref}
          pageHref={(page) => `${hrefOf({ sizes: page })}#sizes`}
          onChoose={(one) => choose(valuesOf(one))}
        />
      ),
      hint: text('sizesHint'),
    },
    { id: 'specification', title: text('specification'), content: <DetailSpecification product={product} sku={sku} /> },
    accessories.length > 0 && {
      id: 'accessories',
      title: text('accessories'),
      content: <ProductRows products={accessories} label={text('accessories')} />,
      bare: true,
    },
    substitutes.length > 0 && {
      id: 'substitutes',
      title: text('substitutes'),
      content: <ProductRows products={substitutes} label={text('substitutes')} />,
      bare: true,
    },
    {
      id: 'documents',
      title: text('documents'),
      content: <DetailDocuments prodId={prodId} sku={skus.length > 1 ? sku : undefined} documents={props.documents} />,
    },
    {
      id: 'description',
      title: text('description'),
      content:
        description.length > 0 ? (
          <RichText nodes={description} />
        ) : (
          <p className={styles.none}>{text('descriptionEmpty')}</p>
        ),
    },
    {
      id: 'comments',
      title: numbers ? text('comments', { count: numbers.number }) : text('commentsTitle'),
      content: (
        <CommentList
          comments={comments}
          numbers={numbers}
          kind={kind}
          page={props.commentPage}
          pages={props.commentPages}
          hrefOf={(one, page) => `${hrefOf({ evaluate: one, cp: page })}#comments`}
        />
      ),
    },
    recommended.length > 0 && {
      id: 'recommended',
      title: text('recommended'),
      content: <ProductGrid products={recommended} label={text('recommended')} />,
      bare: true,
    },
  ].filter((section) => section !== false)
  return (
    <Container width="wide">
      <div className={styles.screen}>
        <div className={styles.trail}>
          <Breadcrumb
            items={[
              { label: text('home'), href: path('home') },
              { label: text('allProducts'), href: path('list') },
              ...trail.map(({ name, href }) => ({ label: name, href })),
              { label: sku?.partyCode ?? product.partyCode ?? product.prodName },
            ]}
          />
        </div>
        <div className={styles.top}>
          <div className={styles.beside}>
            <div className={styles.gallery}>
              <Gallery key={shownPictures[0]} pictures={shownPictures} name={sku?.partyCode ?? product.prodName} />
            </div>
            <DetailShop product={product} sku={sku} />
          </div>
          <DetailBuy {...props} sku={sku} chosen={chosen} onChoose={choose} hrefOf={skuHref} />
        </div>
        <nav className={styles.places} aria-label={text('sections')}>
          {sections.map(({ id, title }) => (
            <a key={id} href={`#${id}`} className={styles.place} data-reload="">
              {title}
            </a>
          ))}
        </nav>
        {arrived ? (
          <>
            {sections.map(({ content, ...section }) => (
              <DetailSection key={section.id} {...section}>
                {content}
              </DetailSection>
            ))}
            <DetailRecent product={product} skus={skus} recent={props.recent} />
          </>
        ) : (
          <div className={styles.coming} aria-busy="true" />
        )}
      </div>
    </Container>
  )
}

/** The chosen size's own picture, and those that belong to no other size. */
function picturesOf(sku: DetailSku | undefined, skus: readonly DetailSku[], pictures: readonly string[]) {
  if (!sku?.pic) return pictures
  const others = new Set(skus.map(({ pic }) => pic))
  return [sku.pic, ...pictures.filter((picture) => !others.has(picture))]
}
