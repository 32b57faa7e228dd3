import { Button, Group, Loader, Text } from "@mantine/core";
import {
  getDocument,
  GlobalWorkerOptions,
  type PDFDocumentProxy,
  type RenderTask,
} from "pdfjs-dist";
// oxlint-disable-next-line import/default -- the build makes the address of the file its default export
import workerAddress from "pdfjs-dist/build/pdf.worker.min.mjs?url";
import { useEffect, useRef, useState } from "react";
import { common } from "#texts/common.ts";
import { documentTexts as t } from "#texts/documents.ts";
import styles from "./document-viewer.module.css";

GlobalWorkerOptions.workerSrc = workerAddress;
const drawnWidth = 1400;

/** A PDF page by page, drawn as pictures: nothing in it runs, and its links lead nowhere. */
export function PdfPages({ file, name }: { file: Blob; name: string }) {
  const [pdf, setPdf] = useState<PDFDocumentProxy | null>(null);
  const [page, setPage] = useState(1);
  const [hasFailed, setFailed] = useState(false);
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isGone = false;
    const opened = file
      .arrayBuffer()
      .then((data) => getDocument({ data, enableXfa: false, stopAtErrors: false }).promise);
    opened.then(
      (one) => !isGone && setPdf(one),
      () => !isGone && setFailed(true),
    );
    return () => {
      isGone = true;
      void opened.then((one) => one.destroy()).catch(() => undefined);
    };
  }, [file]);
  useEffect(() => {
    if (pdf === null || canvas.current === null) return undefined;
    const drawing = drawPage(pdf, page, canvas.current);
    drawing.done.catch(() => setFailed(true));
    return drawing.stop;
  }, [pdf, page]);
  if (hasFailed) return <Text>{t.notShown}</Text>;
  if (pdf === null) return <Loader role="status" aria-label={common.loading} />;
  return (
    <div>
      {pdf.numPages > 1 && (
        <Group gap="xs" mb="xs">
          <Button
            size="compact-sm"
            variant="default"
            disabled={page === 1}
            onClick={() => setPage(page - 1)}
          >
            {t.previousPage}
          </Button>
          <Text size="sm" role="status">
            {t.page(page, pdf.numPages)}
          </Text>
          <Button
            size="compact-sm"
            variant="default"
            disabled={page === pdf.numPages}
            onClick={() => setPage(page + 1)}
          >
            {t.nextPage}
          </Button>
        </Group>
      )}
      <canvas
        ref={canvas}
        className={styles.picture}
        role="img"
        aria-label={t.pageOf(name, page)}
      />
    </div>
  );
}

/** Draws one page; leaving a page before it is drawn is not an error. */
function drawPage(pdf: PDFDocumentProxy, number: number, canvas: HTMLCanvasElement) {
  let task: RenderTask | null = null;
  let isStopped = false;
  const draw = async () => {
    const page = await pdf.getPage(number);
    if (isStopped) return;
    const scale = drawnWidth / page.getViewport({ scale: 1 }).width;
    const viewport = page.getViewport({ scale: Math.min(scale, 4) });
    canvas.width = viewport.width;
    canvas.height = viewport.height;
    task = page.render({ canvas, viewport });
    await task.promise.catch((error: unknown) => {
      if (!isStopped) throw error;
    });
  };
  const done = draw();
  return {
    done,
    stop: () => {
      isStopped = true;
      task?.cancel();
    },
  };
}
