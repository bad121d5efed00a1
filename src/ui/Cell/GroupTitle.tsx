import { Heading } from '../Heading'
import './Cell.scss'

/** The title of cards that follow it, where they aren't one `Section`; it looks like that of a group of cells. */
export const GroupTitle = ({ title }: { readonly title: string }) => (
  <Heading level={2} className="ui-cell-group__title ui-cell-title">
    {title}
  </Heading>
)
