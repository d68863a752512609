import { Fragment } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

import type { Block, Inline, RichText } from '../../src/content/schema/text'
import type { Post } from '../../src/content/schema/types'

type Texts = { conclusionHeading: string; clickTool: (tool: string) => string }

/** A post's text as HTML for feed readers: plain tags, no styles, absolute links (from `origin`). */
export function postHtml(post: Post, origin: string, texts: Texts): string {
  const inline = (piece: Inline) => {
    if (typeof piece === 'string') return piece
    if ('strong' in piece) return <strong>{piece.strong}</strong>
    if ('code' in piece) return <code>{piece.code}</code>
    return <a href={'path' in piece ? origin + piece.path : piece.href}>{piece.text}</a>
  }
  const rich = (text: RichText) => each(typeof text === 'string' ? [text] : text, inline)
  const all = (Tag: 'li' | 'th' | 'td', texts: readonly RichText[]) =>
    each(texts, (text) => <Tag>{rich(text)}</Tag>)
  const block = (value: Block) => {
    if (typeof value === 'string' || 'length' in value) return <p>{rich(value)}</p>
    if ('list' in value) return <ul>{all('li', value.list)}</ul>
    if ('steps' in value) return <ol start={value.start}>{all('li', value.steps)}</ol>
    if ('note' in value) return <blockquote>{block(value.note)}</blockquote>
    return (
      <table>
        <caption>{value.table.caption}</caption>
        <thead>
          <tr>{all('th', value.table.columns)}</tr>
        </thead>
        <tbody>
          {each(value.table.rows, ([first = '', ...cells]) => (
            <tr>
              <th>{first}</th>
              {all('td', cells)}
            </tr>
          ))}
        </tbody>
      </table>
    )
  }
  const { subsections, conclusion: content } = post
  const last = content ? [{ heading: texts.conclusionHeading, content, items: [] }] : []
  return renderToStaticMarkup(
    <>
      <p>{rich(post.content)}</p>
      {each([...subsections, ...last], (part) => (
        <>
          <h2>{part.heading}</h2>
          {each(part.content, block)}
          {each(part.items, (item) => (
            <>
              <h3>{item.tool}</h3>
              {each(item.content, block)}
              {item.url && <p>{inline({ href: item.url, text: texts.clickTool(item.tool) })}</p>}
            </>
          ))}
        </>
      ))}
    </>,
  )
}

const each = <Item,>(list: readonly Item[], render: (item: Item) => React.ReactNode) =>
  list.map((item, index) => <Fragment key={index}>{render(item)}</Fragment>)
