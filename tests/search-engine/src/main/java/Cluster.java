import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.opensearch.common.settings.Settings;
import org.opensearch.http.HttpServerTransport;
import org.opensearch.node.InternalSettingsPreparer;
import org.opensearch.node.Node;
import org.opensearch.transport.Netty4Plugin;

/** An OpenSearch cluster of three nodes in one process. Prints one line for each node, then reads "stop NAME" from its input. */
public final class Cluster {
  private static final List<String> NAMES = List.of("a", "b", "c");

  public static void main(String[] arguments) throws Exception {
    String folder = arguments[0];
    int port = Integer.parseInt(arguments[1]);
    Map<String, Node> nodes = new LinkedHashMap<>();
    for (String name : NAMES) nodes.put(name, new LocalNode(settings(folder, name, port)));
    Thread[] starts = nodes.values().stream().map(node -> new Thread(() -> start(node))).toArray(Thread[]::new);
    for (Thread start : starts) start.start();
    for (Thread start : starts) start.join();
    nodes.forEach((name, node) -> System.out.println("ready " + name + " " + address(node)));
    System.out.println("started");
    obey(nodes);
    for (Node node : nodes.values()) node.close();
    System.exit(0);
  }

  private static void start(Node node) {
    try { node.start(); } catch (Exception error) { error.printStackTrace(); System.exit(1); }
  }

  private static String address(Node node) {
    return "http://" + node.injector().getInstance(HttpServerTransport.class).boundAddress().publishAddress();
  }

  private static void obey(Map<String, Node> nodes) throws Exception {
    BufferedReader input = new BufferedReader(new InputStreamReader(System.in));
    for (String line = input.readLine(); line != null; line = input.readLine()) {
      String name = line.substring(line.indexOf(' ') + 1);
      Node node = nodes.remove(name);
      if (node != null) node.close();
      System.out.println("stopped " + name);
    }
  }

  private static Settings settings(String folder, String name, int port) {
    List<String> seeds = NAMES.stream().map(each -> "127.0.0.1:" + transportPort(port, each)).toList();
    return Settings.builder()
        .put("cluster.name", "millwright")
        .put("node.name", name)
        .put("path.home", folder + "/" + name)
        .put("network.host", "127.0.0.1")
        .put("http.port", port + NAMES.indexOf(name))
        .put("transport.port", transportPort(port, name))
        .put("transport.type", "netty4")
        .put("http.type", "netty4")
        .put("cluster.routing.allocation.disk.threshold_enabled", false)
        .putList("discovery.seed_hosts", seeds)
        .putList("cluster.initial_cluster_manager_nodes", NAMES)
        .build();
  }

  private static int transportPort(int port, String name) {
    return port + NAMES.size() + NAMES.indexOf(name);
  }

  /** A node with the transport as its only plugin. */
  private static final class LocalNode extends Node {
    LocalNode(Settings settings) {
      super(InternalSettingsPreparer.prepareEnvironment(settings, Map.of(), null, () -> "local"), List.of(Netty4Plugin.class), false);
    }
  }
}
