/** 30 blocks of two kinds, drawn by the same components in both editors. */
export const blocks = Array.from({ length: 30 }, (_, index) =>
  index % 2
    ? { type: 'Words', props: { text: `Paragraph ${index} about bearings and housings`, size: '14' } }
    : { type: 'Title', props: { text: `Section ${index}`, size: '24' } },
)
export const Title = ({ text, size }) => <h2 style={{ fontSize: Number(size) }}>{text}</h2>
export const Words = ({ text, size }) => <p style={{ fontSize: Number(size) }}>{text}</p>
