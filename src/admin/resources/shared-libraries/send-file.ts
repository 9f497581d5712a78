/** Brings a file to its address. @throws what the server says where it does not take it */
export function sendFile(url: string, file: File, onSent: (share: number) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const address = new URL(url, location.origin);
    address.searchParams.set('filename', file.name);
    request.open('PUT', address);
    request.setRequestHeader('content-type', file.type || 'application/octet-stream');
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onSent(total > 0 ? loaded / total : 0),
    );
    request.addEventListener('load', () => {
      if (request.status < 300) resolve();
      else reject(new Error(messageIn(request.responseText)));
    });
    request.addEventListener('error', () => reject(new Error()));
    request.send(file);
  });
}

function messageIn(body: string): string {
  try {
    const { message } = JSON.parse(body) as { message?: unknown };
    return typeof message === 'string' ? message : '';
  } catch {
    return '';
  }
}
