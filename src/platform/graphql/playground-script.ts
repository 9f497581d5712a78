/** Sends the query of the playground page to the address of the page itself. The page depends on no library. */
export const PLAYGROUND_SCRIPT = `
const field = (id) => document.getElementById(id);
const ROOT_FIELDS = '{ __schema { queryType { fields { name description } } mutationType { fields { name description } } } }';

async function send(query, variables) {
  const authorization = field('authorization').value.trim();
  const response = await fetch(location.pathname, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
    body: JSON.stringify({ query, variables }),
  });
  return response.json();
}

async function run() {
  const output = field('response');
  output.setAttribute('aria-busy', 'true');
  try {
    const variables = JSON.parse(field('variables').value.trim() || '{}');
    output.textContent = JSON.stringify(await send(field('query').value, variables), null, 2);
  } catch (error) {
    output.textContent = String(error);
  } finally {
    output.removeAttribute('aria-busy');
  }
}

async function listOperations() {
  const list = field('operations');
  if (list.childElementCount > 0) return;
  const { data } = await send(ROOT_FIELDS);
  for (const kind of ['queryType', 'mutationType'])
    for (const { name, description } of data?.__schema[kind]?.fields ?? []) {
      const item = document.createElement('li');
      const code = document.createElement('code');
      code.textContent = name;
      item.append(code, description ? ' ' + description : '');
      list.append(item);
    }
}

field('form').addEventListener('submit', (event) => {
  event.preventDefault();
  void run();
});
field('form').addEventListener('keydown', (event) => {
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void run();
});
field('schema').addEventListener('toggle', () => void listOperations());
`;
