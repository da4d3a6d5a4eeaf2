import type { ChatBody } from '@millwright/domain/chat/chatMessage'
import { linkedText } from '@millwright/domain/link/linkedText'
import { productPath } from '@millwright/domain/link/productPath'
import { foreignTag } from '@millwright/domain/writtenIn'
import { formatDate } from '@millwright/i18n/dates'
import { useLanguage, useLocale, useText } from '@millwright/i18n/Texts'
import { useMoney } from '@millwright/ui/CurrencyProvider'
import { Icon } from '@millwright/ui/Icon'
import { Image } from '@millwright/ui/Image'
import { Money } from '@millwright/ui/Money'
import { useMessages, useUi } from '@millwright/ui/UiProvider'
import { VisuallyHidden } from '@millwright/ui/VisuallyHidden'
import { orderPath } from '../internal/ownPaths.ts'
import { usePaths } from '../CommerceProvider/CommerceProvider.tsx'
import { OrderStatus } from '../OrderStatus/OrderStatus.tsx'
import * as styles from './ChatBubble.css.ts'

type BodyProps = {
  body: ChatBody
  mine: boolean
  name: string
  hrefOf?: (href: string) => string
  onPicture?: (picture: { src: string }) => void
}

/** The body of a message, by its kind. All text is rendered as text, never as HTML. */
export function ChatBubbleBody({ body, mine, name, hrefOf, onPicture }: BodyProps) {
  const text = useText('chat')
  const language = useLanguage()
  const locale = useLocale()
  const { product = productPath, order = orderPath } = usePaths()
  switch (body.kind) {
    case 'text':
      return (
        <p className={mine ? styles.wordsMine : styles.words} dir="auto" lang={foreignTag(body.text, locale)}>
          <LinkedWords words={body.text} hrefOf={hrefOf} />
        </p>
      )
    case 'picture':
      return (
        <BubblePicture
          src={body.src}
          label={mine ? text('picture') : text('pictureOf', { name })}
          onPicture={onPicture}
        />
      )
    case 'product': {
      const { prodId, skuId, prodName, pic, price } = body
      return (
        <a href={product({ prodId, skuId })} className={styles.card}>
          <Image src={pic} alt="" width={56} />
          <span className={styles.facts}>
            <VisuallyHidden>{text('product')} </VisuallyHidden>
            <span className={styles.title}>{prodName}</span>
            {price !== undefined && <Money amount={price} size={14} />}
          </span>
        </a>
      )
    }
    case 'order': {
      const { orderNumber, actualTotal, status, closeType, partly, pic, createTime } = body
      return (
        <a href={order({ orderNumber })} className={styles.card}>
          <Image src={pic} alt="" width={56} />
          <span className={styles.facts}>
            <span className={styles.title}>{text('orderNumber', { number: orderNumber })}</span>
            {createTime && <span className={styles.time}>{formatDate(language, createTime)}</span>}
            <span className={styles.sums}>
              {actualTotal !== undefined && <Money amount={actualTotal} size={14} />}
              {status !== undefined && <OrderStatus status={status} closeType={closeType} partly={partly} />}
            </span>
            <OrderRefund {...body} />
          </span>
        </a>
      )
    }
    case 'unknown':
      return (
        <p className={styles.unknown}>
          <Icon name="info" />
          {text('unknown')}
        </p>
      )
  }
}

/** The refund of an order: in progress, or the refunded amount. */
function OrderRefund({ refunded, refundRunning }: { refunded?: string; refundRunning?: boolean }) {
  const text = useText('order')
  const money = useMoney()
  if (!refundRunning && refunded === undefined) return undefined
  return (
    <span className={styles.time}>
      {refundRunning ? text('refundRunning') : text('refundedOf', { amount: money(refunded ?? '0') })}
    </span>
  )
}

function LinkedWords({ words, hrefOf = (href) => href }: { words: string; hrefOf?: BodyProps['hrefOf'] }) {
  const say = useMessages()
  return linkedText(words).map(({ text, href }, index) =>
    href === undefined ? (
      text
    ) : (
      // Another user chose the link target: it gets no referrer, and search engines do not follow it.
      <a key={index} href={hrefOf(href)} target="_blank" rel="noopener noreferrer nofollow ugc" className={styles.link}>
        {text}
        <VisuallyHidden> ({say('newTab')})</VisuallyHidden>
      </a>
    ),
  )
}

function BubblePicture({ src, label, onPicture }: { src: string; label: string; onPicture: BodyProps['onPicture'] }) {
  const text = useText('chat')
  const { resolvePicture } = useUi()
  const href = resolvePicture(src)
  const picture = <Image src={src} alt={label} width={200} ratio={4 / 3} />
  if (!href) return <span className={styles.picture}>{picture}</span>
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      data-reload=""
      className={styles.picture}
      title={text('enlarge')}
      onClick={(event) => {
        if (!onPicture || event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        onPicture({ src })
      }}
    >
      {picture}
    </a>
  )
}
