import { renderGraphiQL } from '@graphql-yoga/render-graphiql';

const ICON =
  'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 8 8%22%3E%3Cpath d=%22M4 0l4 2v4l-4 2-4-2V2z%22/%3E%3C/svg%3E';

/** A page to try queries on; it asks nothing of any other server. */
export const playground = (): string =>
  renderGraphiQL({
    title: 'GraphQL',
    favicon: ICON,
    headers: JSON.stringify({ Authorization: '<API key or token>' }),
    defaultQuery: '{\n  storesProductsV3Products {\n    items {\n      id\n      name\n    }\n  }\n}\n',
  });
