import { useEffect } from 'react'

/** A page that favours nobody: titles, pictures and rows of four products, in turn, and one that tells when it has been reached. What draws them is the same for all. */
export function pageOf(count) {
  return Array.from({ length: count }, (_, index) => {
    const id = `b${index}`
    if (index === count - 1) return { id, type: 'Last', props: { text: 'The end' } }
    if (index % 3 === 0) return { id, type: 'Title', props: { text: `Section ${index}`, align: 'left' } }
    if (index % 3 === 1)
      return {
        id,
        type: 'Picture',
        props: { src: `/picture-${index % 80}.svg`, alt: `Banner ${index}`, href: `/list/${index}` },
      }
    const products = Array.from({ length: 4 }, (__, at) => ({
      id: index * 4 + at,
      title: `Bearing & housing ${index * 4 + at}`,
      price: '19.90',
      src: `/picture-${(index + at) % 80}.svg`,
      brief: 'Ground, sealed and ready to ship',
    }))
    return { id, type: 'Row', props: { title: `Picks ${index}`, products } }
  })
}

export const parts = {
  Title: ({ text, align }) => (
    <h2 className="title" style={{ textAlign: align }}>
      {text}
    </h2>
  ),
  Picture: ({ src, alt, href }) => (
    <a className="picture" href={href}>
      <img src={src} alt={alt} width={1200} height={400} loading="lazy" decoding="async" />
    </a>
  ),
  Last: ({ text }) => {
    useEffect(() => {
      window.reached = performance.now()
    }, [])
    return <p>{text}</p>
  },
  Row: ({ title, products }) => (
    <section className="row">
      <h3>{title}</h3>
      <ul>
        {products.map((product) => (
          <li key={product.id}>
            <a href={`/detail/${product.id}`}>
              <img src={product.src} alt={product.title} width={240} height={240} loading="lazy" />
              <span>{product.title}</span>
              <span>{product.brief}</span>
              <b>¥{product.price}</b>
            </a>
          </li>
        ))}
      </ul>
    </section>
  ),
}
