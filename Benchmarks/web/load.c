// Measures many tabs of one server, in one process: the cost of each, and the time until a change reaches them.
//
//   load tabs PORT PID COUNT ROUNDS EVENT     loads COUNT pages and joins them; then one tab sends EVENT, ROUNDS times,
//                                             and the time until each tab has its patch is measured
//   load idle PORT PID COUNT ROUNDS EVENT     the same tabs, idle except for one at a time that sends EVENT: the round trip
//
// EVENT is press:TEXT (the button with that text), refresh (the refresh button of the page's list) or toggle (the first
// switch of the page). A page without that control ends the program, with status 1.
// LOAD_PACE is the pause after each tab, in milliseconds: for servers that limit the number of new tabs per second.
// LOAD_REST is the pause after each change, in milliseconds, until its consequences are over: 100 by default.
// LOAD_AFTER, in milliseconds, is for programs that change by themselves from time to time: the load waits for the next
// such change, and then for this pause, so that one change is measured and not two.
// While it measures tabs it polls once per millisecond: a time may be too long by that much, but does not include the
// wake-up of this process, which is not part of the server's work. For the same reason it yields the processor to the
// server, which makes times longer, never shorter.
// Prints one line per figure: name, size, value, unit. Processor time and memory are those of process PID.
#include <arpa/inet.h>
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <netinet/tcp.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

typedef struct {
  int line;
  char cookie[128], token[64], node[32];
  int sequence, isOn, event;
  // The frame that is being read: its missing bytes, and its beginning.
  unsigned char head[10];
  int headCount, headSize;
  uint64_t rest;
  char begin[16];
  int beginCount;
  int patches, answers;
  double at;
} Tab;

static int port, pid;
static Tab *tabs;

static void die(const char *what) { perror(what); exit(1); }

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

static int dial(void) {
  int line = socket(AF_INET, SOCK_STREAM, 0), on = 1;
  struct sockaddr_in address = {.sin_family = AF_INET, .sin_port = htons(port), .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
  if (line < 0 || connect(line, (struct sockaddr *)&address, sizeof address)) die("connect");
  setsockopt(line, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
  return line;
}

static void take(const char *from, const char *mark, char end, char *into, size_t room) {
  const char *start = strstr(from, mark);
  if (!start) { fprintf(stderr, "no %s in the answer: %.300s\n", mark, from); exit(1); }
  start += strlen(mark);
  size_t count = strcspn(start, (char[]){end, '\r', 0});
  if (count >= room) count = room - 1;
  memcpy(into, start, count);
  into[count] = 0;
}

static void writeAll(int line, const void *bytes, size_t count) {
  if (write(line, bytes, count) != (ssize_t)count) die("write");
}

static void sendText(Tab *tab, const char *text) {
  unsigned char frame[512] = {0x81};
  size_t count = strlen(text), head = 2;
  if (count < 126) frame[1] = 0x80 | count;
  else { frame[1] = 0x80 | 126; frame[2] = count >> 8; frame[3] = count & 255; head = 4; }
  memset(frame + head, 0x5a, 4);
  for (size_t i = 0; i < count; i++) frame[head + 4 + i] = text[i] ^ 0x5a;
  writeAll(tab->line, frame, head + 4 + count);
}

// Finds the node that receives the event: the one that `data-i` of the control's element names, otherwise the last
// `id="k…"` before the end of that element's tag.
static void findNode(Tab *tab, const char *document, const char *event) {
  char wanted[128];
  if (!strncmp(event, "press:", 6)) snprintf(wanted, sizeof wanted, ">%s</button>", event + 6);
  else if (!strcmp(event, "refresh")) snprintf(wanted, sizeof wanted, "data-e=\"r\"");
  else snprintf(wanted, sizeof wanted, "role=\"switch\"");
  const char *place = strstr(document, wanted), *found = NULL;
  if (!place) { fprintf(stderr, "%s: there is no %s on the page\n", event, wanted); exit(1); }
  const char *end = strchr(place, '>'), *other = strstr(place, "data-i=\"");
  tab->isOn = strstr(place, "aria-checked=\"true\"") != NULL && strstr(place, "aria-checked=\"true\"") < end;
  if (other && other < end) { take(other, "data-i=\"", '"', tab->node, sizeof tab->node); return; }
  for (const char *p = document; (p = strstr(p, "id=\"k")) && p < end; p++) found = p;
  if (!found) { fprintf(stderr, "%s: no node precedes %s on the page\n", event, wanted); exit(1); }
  take(found, "id=\"k", '"', tab->node, sizeof tab->node);
}

static void load(Tab *tab, const char *event) {
  static char answer[1 << 20];
  char text[1024];
  int line = dial();
  int count = snprintf(text, sizeof text, "GET / HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nConnection: close\r\n\r\n", port);
  writeAll(line, text, count);
  size_t got = 0;
  ssize_t piece;
  while ((piece = read(line, answer + got, sizeof answer - 1 - got)) > 0) got += piece;
  answer[got] = 0;
  close(line);
  take(answer, "Set-Cookie: ", ';', tab->cookie, sizeof tab->cookie);
  take(answer, "data-resume=\"", '"', tab->token, sizeof tab->token);
  char number[16];
  take(answer, "data-seq=\"", '"', number, sizeof number);
  tab->sequence = atoi(number);
  findNode(tab, answer, event);
  tab->line = dial();
  count = snprintf(text, sizeof text,
    "GET /_keel/socket HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nOrigin: http://127.0.0.1:%d\r\nUpgrade: websocket\r\n"
    "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nCookie: %s\r\n\r\n",
    port, port, tab->cookie);
  writeAll(tab->line, text, count);
  got = 0;
  while (!got || !strstr(answer, "\r\n\r\n")) {
    if ((piece = read(tab->line, answer + got, 1)) <= 0) die("upgrade");
    answer[got += piece] = 0;
  }
  if (strncmp(answer, "HTTP/1.1 101", 12)) { fprintf(stderr, "%.200s\n", answer); exit(1); }
  snprintf(text, sizeof text, "[\"h\",\"%s\",%d,1,[0,0,0,\"en\",0,0]]", tab->token, tab->sequence);
  sendText(tab, text);
  fcntl(tab->line, F_SETFL, O_NONBLOCK);
}

// Handles a complete frame: counts patches and acknowledgements.
static void finish(Tab *tab) {
  static const unsigned char pong[6] = {0x8a, 0x80};
  if ((tab->head[0] & 15) == 9) writeAll(tab->line, pong, sizeof pong);
  if (!strncmp(tab->begin, "[\"p\"", 4) || !strncmp(tab->begin, "[\"s\"", 4)) {
    tab->patches++;
    if (!tab->at) tab->at = now();
  }
  if (!strncmp(tab->begin, "[\"a\"", 4)) tab->answers++;
  if (!strncmp(tab->begin, "[\"x\"", 4)) { fprintf(stderr, "closed: %.16s\n", tab->begin); exit(1); }
  tab->headCount = tab->beginCount = 0;
}

static void receive(Tab *tab) {
  static unsigned char bytes[1 << 16];
  ssize_t count = read(tab->line, bytes, sizeof bytes);
  if (count == 0 || (count < 0 && errno != EAGAIN)) die("a tab was closed");
  for (ssize_t i = 0; i < count;) {
    if (tab->headCount < 2 || tab->headCount < tab->headSize) {
      tab->head[tab->headCount++] = bytes[i++];
      if (tab->headCount == 2) tab->headSize = tab->head[1] == 126 ? 4 : tab->head[1] == 127 ? 10 : 2;
      if (tab->headCount < 2 || tab->headCount < tab->headSize) continue;
      tab->rest = tab->headSize == 2 ? tab->head[1] : 0;
      for (int k = 2; k < tab->headSize; k++) tab->rest = tab->rest << 8 | tab->head[k];
      memset(tab->begin, 0, sizeof tab->begin);
      if (!tab->rest) finish(tab);
      continue;
    }
    uint64_t part = tab->rest < (uint64_t)(count - i) ? tab->rest : (uint64_t)(count - i);
    for (uint64_t k = 0; k < part && tab->beginCount < 15; k++) tab->begin[tab->beginCount++] = bytes[i + k];
    tab->rest -= part;
    i += part;
    if (!tab->rest) finish(tab);
  }
}

static void poll_(int set, int wait) {
  struct epoll_event ready[512];
  int count = epoll_wait(set, ready, 512, wait);
  for (int i = 0; i < count; i++) receive(ready[i].data.ptr);
}

static void settle(int set, double time) { for (double end = now() + time; now() < end;) poll_(set, 10); }

static void act(Tab *tab, const char *event) {
  char text[128];
  tab->isOn = !tab->isOn;
  if (!strcmp(event, "toggle"))
    snprintf(text, sizeof text, "[\"e\",%d,[1,\"%s\",%d]]", ++tab->event, tab->node, tab->isOn);
  else if (!strcmp(event, "refresh"))
    snprintf(text, sizeof text, "[\"e\",%d,[9,\"%s\"]]", ++tab->event, tab->node);
  else
    snprintf(text, sizeof text, "[\"e\",%d,[0,\"%s\"]]", ++tab->event, tab->node);
  sendText(tab, text);
}

// Returns the processor time of all threads, in milliseconds, from the scheduler's accounting.
static double processorTime(void) {
  char path[300];
  snprintf(path, sizeof path, "/proc/%d/task", pid);
  DIR *folder = opendir(path);
  if (!folder) die(path);
  double sum = 0;
  for (struct dirent *entry; (entry = readdir(folder));) {
    if (entry->d_name[0] == '.') continue;
    snprintf(path, sizeof path, "/proc/%d/task/%s/schedstat", pid, entry->d_name);
    FILE *file = fopen(path, "r");
    unsigned long long time = 0;
    // A thread may have ended meanwhile.
    if (!file) continue;
    if (fscanf(file, "%llu", &time) == 1) sum += time / 1e6;
    fclose(file);
  }
  closedir(folder);
  return sum;
}

// Returns the memory that belongs to the process alone, in kB.
static double memory(void) {
  char path[64], text[256];
  snprintf(path, sizeof path, "/proc/%d/smaps_rollup", pid);
  FILE *file = fopen(path, "r");
  long value = 0, sum = 0;
  if (!file) die(path);
  while (fgets(text, sizeof text, file))
    if (sscanf(text, "Private_Clean: %ld", &value) == 1 || sscanf(text, "Private_Dirty: %ld", &value) == 1) sum += value;
  fclose(file);
  return sum;
}

static int compare(const void *a, const void *b) { return (*(double *)a > *(double *)b) - (*(double *)a < *(double *)b); }

static void print(const char *name, int count, double *values, int n, const char *unit) {
  qsort(values, n, sizeof *values, compare);
  printf("%s p50\t%d\t%.3f\t%s\n%s p99\t%d\t%.3f\t%s\n", name, count, values[n / 2], unit, name, count,
    values[(int)((n - 1) * 0.99 + 0.5)], unit);
}

int main(int argc, char **argv) {
  int isIdle = argc == 7 && !strcmp(argv[1], "idle"), isKnown = isIdle || (argc == 7 && !strcmp(argv[1], "tabs"));
  if (!isKnown || atoi(argv[4]) < 1 || atoi(argv[5]) < 1) { fprintf(stderr, "usage: load tabs|idle PORT PID COUNT ROUNDS EVENT\n"); return 64; }
  struct rlimit limit;
  getrlimit(RLIMIT_NOFILE, &limit);
  limit.rlim_cur = limit.rlim_max;
  setrlimit(RLIMIT_NOFILE, &limit);
  if (!isIdle) setpriority(PRIO_PROCESS, 0, 19);
  port = atoi(argv[2]);
  pid = atoi(argv[3]);
  int count = atoi(argv[4]), rounds = atoi(argv[5]), set = epoll_create1(0);
  const char *event = argv[6];
  tabs = calloc(count, sizeof *tabs);
  int pace = getenv("LOAD_PACE") ? atoi(getenv("LOAD_PACE")) : 0;
  int rest = getenv("LOAD_REST") ? atoi(getenv("LOAD_REST")) : 100;
  int after = getenv("LOAD_AFTER") ? atoi(getenv("LOAD_AFTER")) : 0;
  double before = memory(), began = now();
  for (int i = 0; i < count; i++) {
    load(&tabs[i], event);
    struct epoll_event wanted = {.events = EPOLLIN, .data.ptr = &tabs[i]};
    epoll_ctl(set, EPOLL_CTL_ADD, tabs[i].line, &wanted);
    if (pace) settle(set, pace);
  }
  if (!pace) printf("load and join\t%d\t%.3f\tms each\n", count, (now() - began) / count);
  settle(set, 1500);
  printf("memory of a tab\t%d\t%.1f\tkB\n", count, (memory() - before) / count);
  double idle = processorTime();
  settle(set, 3000);
  printf("processor, idle\t%d\t%.2f\t%%\n", count, (processorTime() - idle) / 3000 * 100);
  double *times = calloc(rounds > count ? rounds : count, sizeof *times), *last = calloc(rounds, sizeof *last);
  double spent = processorTime();
  if (isIdle) {
    srand(1);
    for (int round = 0; round < rounds; round++) {
      Tab *tab = &tabs[rand() % count];
      int answers = tab->answers;
      double start = now();
      act(tab, event);
      while (tab->answers == answers) {
        poll_(set, 100);
        if (now() - start > 10000) { fprintf(stderr, "%s: the server does not answer the event\n", event); return 1; }
      }
      times[round] = now() - start;
    }
    printf("processor a message\t%d\t%.4f\tms\n", count, (processorTime() - spent) / rounds);
    print("round trip of an event", count, times, rounds, "ms");
    return 0;
  }
  double *all = calloc((size_t)rounds * count, sizeof *all);
  for (int round = 0; round < rounds; round++) {
    if (after) {
      tabs[0].at = 0;
      for (double start = now(); !tabs[0].at;) {
        poll_(set, 10);
        if (now() - start > 10000) { fprintf(stderr, "nothing changes by itself within 10 s\n"); return 1; }
      }
      settle(set, after);
    }
    for (int i = 0; i < count; i++) tabs[i].at = 0;
    double start = now();
    act(&tabs[0], event);
    for (int missing = count; missing;) {
      usleep(1000);
      poll_(set, 0);
      missing = 0;
      for (int i = count - 1; i >= 0 && !missing; i--) missing += !tabs[i].at;
      if (now() - start > 10000) { fprintf(stderr, "%s: a tab has no patch after 10 s\n", event); return 1; }
    }
    for (int i = 0; i < count; i++) {
      all[(size_t)round * count + i] = tabs[i].at - start;
      if (tabs[i].at - start > last[round]) last[round] = tabs[i].at - start;
    }
    settle(set, rest);
  }
  printf("processor a change\t%d\t%.3f\tms\n", count, (processorTime() - spent) / rounds);
  print("from a change to a tab", count, all, rounds * count, "ms");
  print("from a change to the last tab", count, last, rounds, "ms");
  return 0;
}
